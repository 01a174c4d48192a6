import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ServiceType } from '@/config/runtimeConfig';
import { paths, topOf } from '@/paths';
import { PrintReceipt, ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { Steps } from '@/procedure/Steps';
import { startOf } from '@/session/landing';
import { useSession } from '@/session/useSession';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Breakable } from '../Breakable';
import type { MailReceipt } from './mutations';

interface MailDoneProps {
  receipt: MailReceipt;
  service: ServiceType;
}

/** The address that is registered from now on; after a first login also where to go on. */
export function MailDone({ receipt, service }: MailDoneProps) {
  const email = useSession()?.customer?.email;
  const verb = receipt.isFirst ? '登録' : '変更';
  return (
    <Container>
      <PageHead title={`メールアドレスを${verb}しました。`} eyebrow={`メールアドレスの${verb}`}>
        <div data-print="none">
          <Steps labels={['入力', '認証コード', '完了']} now={2} />
        </div>
      </PageHead>
      <ReceiptSection
        lead="これからのお知らせは、新しいアドレスにお送りします。"
        end={<p>お客さまのアドレスであることを、認証コードで確かめました。</p>}
      >
        <ReceiptRows
          of={receipt}
          ink="top"
          rows={[
            ...(email
              ? [
                  {
                    term: 'メールアドレス',
                    value: <Breakable>{email}</Breakable>,
                    strong: true,
                  },
                ]
              : []),
          ]}
        />
      </ReceiptSection>
      <Columns>
        <Main>
          <Actions>
            <WayOn isFirst={receipt.isFirst} service={service} />
            <PrintReceipt />
          </Actions>
        </Main>
      </Columns>
    </Container>
  );
}

function WayOn({ isFirst, service }: { isFirst: boolean; service: ServiceType }) {
  const session = useSession();
  if (isFirst && (session?.needs.password || session?.selected?.password_setter === 'system'))
    return (
      <Button
        endIcon={<Icon name="arrow" />}
        href={service === 'mobile' ? paths.mobilePassword() : paths.password()}
      >
        続けてパスワードを設定する
      </Button>
    );
  return isFirst && session ? (
    <Button href={startOf(session)}>マイページへ進む</Button>
  ) : (
    <Button href={topOf(service)}>トップに戻る</Button>
  );
}
