import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { cashbackStatus } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Amount } from '@/ui/figure/Amount';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';
import { ListRow } from '@/ui/row/ListRow';
import { Status } from '@/ui/status/Status';

const unread = <Status mark="dot" label="未読" />;

/** Every kind of row. */
export function Rows() {
  return (
    <>
      <Section label="定義の行">
        <DescriptionList
          items={[
            { term: 'プラン', value: '2ギガ 戸建て', strong: true, note: '2024年6月1日から' },
            {
              term: 'ご連絡先',
              value: '090-0000-1234',
              action: <Link href="/contract">変更</Link>,
            },
          ]}
        />
      </Section>
      <Section label="お知らせ" caption="List" aside={<Link href="/top">すべて見る</Link>}>
        <List>
          <ListRow when="11月20日" mark={unread}>
            <Link variant="title" href="/top">
              年末年始のサポート窓口の営業時間について
            </Link>
          </ListRow>
          <ListRow when="11月2日">
            <Link variant="title" href="/top">
              「動画見放題」のご利用が始まりました
            </Link>
          </ListRow>
          <li>
            <Disclosure
              name="notice"
              eyebrow={<>11月16日(月) {unread}</>}
              title="11月ご請求分の金額が確定しました"
              bold
            >
              2026年10月ご利用分の、ご請求額が確定しました。
            </Disclosure>
          </li>
        </List>
      </Section>
      <Section label="特典">
        <List>
          <StatusRow
            title="10ギガ乗り換え特典"
            help="12月10日(木)まで"
            status={<Status {...cashbackStatus('6')} />}
            action={
              <Link href="/campaign" sx={{ fontWeight: 700 }}>
                口座を登録する
              </Link>
            }
            amount={<Amount value={30_000} />}
          />
          <StatusRow
            title="メッシュWi-Fi 特典"
            help="2025年8月31日(日)まで"
            status={<Status {...cashbackStatus('2')} />}
            amount={<Amount value={2000} muted />}
            ended
          />
        </List>
      </Section>
      <Section label="よく使う手続き">
        <LinkRows
          columns={2}
          items={[
            { title: 'お支払い方法の変更', help: 'いまは口座振替', to: '/payment' },
            { title: 'オプションの追加・変更', help: '4件ご契約中', to: '/option' },
            { title: 'お引っ越しの手続き', to: '/contract' },
          ]}
        />
      </Section>
    </>
  );
}
