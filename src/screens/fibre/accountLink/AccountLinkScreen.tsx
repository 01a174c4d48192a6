import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { linkStatuses } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp, type Open } from '@/catalogue/labelOf';
import { refusalTitles } from '@/catalogue/refusals';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { SendingAlert } from '@/procedure/SendingAlert';
import { useSending } from '@/procedure/useSending';
import { unreadable } from '@/screens/shared/statuses';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap, Phrase, Prose, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';

/** /contract/account_link: the account of a partner, what linking means, and the way to link. */
export default function AccountLinkScreen() {
  const { status, account_name, linked_on } = useRead(api.getSonyAccount);
  const { state, lead, action } = linkState(status);
  return (
    <Container>
      <PageHead
        title="連携IDの設定"
        lead={lead}
        back={{ to: paths.contract(), label: 'ご契約情報' }}
      />
      <Section label="いまの連携">
        <DescriptionList
          items={[
            { term: '状態', value: <Status {...state} /> },
            account_name !== null && { term: '連携ID', value: <Verbatim>{account_name}</Verbatim> },
            linked_on !== null && { term: '連携した日', value: formatFullDay(linked_on) },
          ]}
        />
      </Section>
      <Section label="連携すると">
        <Prose>
          <p>ログイン画面の「連携IDでログイン」から、マイページに入れるようになります。</p>
          <p>
            お客さまIDでのログインも、<Nowrap>これまでどおり</Nowrap>お使いいただけます。
          </p>
          <p>
            ご契約の内容、料金、<Nowrap>お支払い方法は</Nowrap>変わりません。
          </p>
        </Prose>
        {action && <LinkStart action={action} />}
      </Section>
      {(status === 'linked' || status === 'expired') && <UnlinkSection />}
    </Container>
  );
}

function UnlinkSection() {
  const { phone, hours } = brand.support;
  return (
    <Section label="連携の解除">
      <p>
        連携の解除は、お電話で承ります。解除しても、ご契約は変わりません。
        <br />
        <Button variant="text" href={`tel:${phone}`}>
          {phone}
        </Button>{' '}
        <Nowrap>({hours})</Nowrap>
      </p>
    </Section>
  );
}

/**
 * A button that leads to the partner's page, where the customer logs in and agrees.
 * @param action label of the button
 */
function LinkStart({ action }: { action: string }) {
  const { run, isSending, problem } = useSending({
    call: askForLinkPage,
    onDone: (page) => window.location.assign(page),
    onRefusal: ({ code, message }) => ({
      title: linkRefusalTitle(code),
      text: `${message}連携の状態は変わっていません。`,
    }),
    unknown: {
      title: '連携の手続きを始められませんでした',
      text: '通信が途切れました。連携の状態は変わっていません。もう一度お試しください。',
    },
  });
  return (
    <>
      <SendingAlert problem={problem} />
      <Actions>
        <SubmitButton busy={isSending && '準備しています'} covered onClick={run}>
          {action}
          <Icon name="external" />
        </SubmitButton>
      </Actions>
      <Typography variant="help" sx={{ mt: 3 }}>
        <Phrase>提携先のページで、ログインと同意をしていただきます。</Phrase>
        <Phrase>それまでは連携されません。</Phrase>
      </Typography>
    </>
  );
}

/**
 * The partner's page with a fresh token, for linking once. The token comes after `#`, a part that
 * browsers send to no server and in no referrer. It is kept nowhere.
 * @throws ApiError
 */
async function askForLinkPage(): Promise<string> {
  const { url, token } = await call(api.getSonyAccountToken);
  return `${url}#token=${encodeURIComponent(token)}`;
}

interface LinkState {
  state: StatusShape;
  lead: string;
  /** Label of the button that links the account; absent while it is linked. */
  action?: string;
}

/** Status, sentence and button for each state of the linked account (contract, `LinkStatus`). */
const linkStates: Record<Code.LinkStatus, LinkState> = {
  none: {
    state: { mark: 'circle', label: linkStatuses.none, ended: true },
    lead: 'まだ連携していません。',
    action: '連携の手続きへ進む',
  },
  linked: {
    state: { mark: 'done', label: linkStatuses.linked },
    lead: '連携IDで、マイページにログインできます。',
  },
  expired: {
    state: { mark: 'triangle', label: linkStatuses.expired, box: 'caution' },
    lead: '連携の期限が切れています。続けてお使いになるには、もう一度連携してください。',
    action: 'もう一度連携する',
  },
};

/** What the page of the linked account says of its state; without a button where the state isn't known. */
const linkState = (status: Open<Code.LinkStatus>): LinkState =>
  lookUp(linkStates, status) ?? {
    state: unreadable,
    lead: '連携の状態を読み込めません。お手数ですが、サポート窓口へお電話ください。',
  };

/** Why linking can't begin, by code; the server's sentence says the rest. */
const linkRefusalTitle = refusalTitles<Code.LinkTokenConflictCode>({
  account_already_linked: 'すでに連携済みです',
});
