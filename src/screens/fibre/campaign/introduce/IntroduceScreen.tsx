import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { procedureMessages } from '@/catalogue/messages';
import { oldEnough } from '@/catalogue/rules';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { RefetchStatus } from '@/procedure/RefetchStatus';
import { SendingAlert } from '@/procedure/SendingAlert';
import { type Sending, useSending } from '@/procedure/useSending';
import { PartBoundary } from '@/shell/error/PartBoundary';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { useEntryState } from '@/ui/useEntryState';
import { WordWrap } from '@/ui/WordWrap';
import { CodeFacts, ExpiredCode, IntroductionCode, IntroductionRewards } from '../introduction';

/** /campaign/introduce: the codes for a friend and for the building, and how to pass them on. */
export default function IntroduceScreen() {
  const [made, setMade] = useEntryState<Made | undefined>('made', undefined);
  if (!made) return <Introductions onMade={setMade} />;
  return (
    <PartBoundary
      unread="紹介の内容を読み込めませんでした。"
      around={(said) => (
        <IntroducePage>
          <CodeMade {...made} />
          {said}
        </IntroducePage>
      )}
    >
      <Introductions made={made} onMade={setMade} />
    </PartBoundary>
  );
}

/** A code that was just made on this page. */
interface Made {
  kind: CodeKind;
  code: string;
}

interface MadeProps {
  made?: Made;
  onMade: (made: Made) => void;
}

function Introductions(props: MadeProps) {
  const data = useRead(api.getIntroduce);
  return (
    <IntroducePage lead={<IntroductionRewards of={data} />}>
      <FriendSection {...props} />
      <SectionBoundary label="建物の紹介">
        <MansionSection {...props} />
      </SectionBoundary>
    </IntroducePage>
  );
}

const IntroducePage = ({ lead, children }: { lead?: ReactNode; children: ReactNode }) => (
  <Container>
    <PageHead
      title="お友達・建物の紹介"
      lead={lead}
      back={{ to: paths.campaign(), label: '特典・キャンペーン' }}
    />
    {children}
  </Container>
);

const codeNames = { friend: '紹介コード', mansion: '建物の紹介コード' };

/** The customer's code for friends, the ways to send it, and a new one where that can be made. */
function FriendSection({ made, onMade }: MadeProps) {
  const data = useRead(api.getIntroduce);
  const { code, url, coupon_url, expires_on, is_expired, opened_count, can_create } = data;
  const { customer } = useRead(api.getContract, ofService('fixed'));
  const creating = useCreateCode('friend', onMade);
  return (
    <Section label="お友達の紹介">
      {made?.kind === 'friend' && <CodeMade {...made} />}
      {code === null && <p>紹介コードは、まだ発行されていません。</p>}
      {code !== null && is_expired && (
        <ExpiredCode what={codeNames.friend} {...{ code, expires_on }} />
      )}
      {code !== null && url !== null && !is_expired && (
        <IntroductionCode code={code} url={url} couponUrl={coupon_url}>
          {expires_on !== null && <CodeFacts expiresOn={expires_on} openedCount={opened_count} />}
        </IntroductionCode>
      )}
      {!can_create && (code === null || is_expired) && (
        <p>
          {oldEnough(customer.birthday, now()) ??
            'ご利用の開始前、または解約の手続き中のため、新しいコードは発行できません。'}
        </p>
      )}
      <CreateCode what={codeNames.friend} creating={creating} isOpen={can_create} />
    </Section>
  );
}

/** Introducing the building: what it brings, its code, or why it has none. */
function MansionSection({ made, onMade }: MadeProps) {
  const data = useRead(api.getMansionIntroduce);
  const { building, status, code, url, expires_on } = data;
  const { customer } = useRead(api.getContract, ofService('fixed'));
  const tooYoung = oldEnough(customer.birthday, now());
  const creating = useCreateCode('mansion', onMade);
  const isExpired = expires_on !== null && daysUntil(expires_on, now()) < 0;
  return (
    <Section label="建物の紹介">
      {made?.kind === 'mansion' && <CodeMade {...made} />}
      <p>
        <WordWrap>{building ?? 'お住まいの建物'}</WordWrap>
        {saidOf(data)}
      </p>
      {status === 'accepting' && tooYoung && <p>{tooYoung}</p>}
      {code !== null && isExpired && (
        <ExpiredCode what={codeNames.mansion} {...{ code, expires_on }} />
      )}
      {code !== null && url !== null && !isExpired && (
        <Box sx={{ mt: 4 }}>
          <IntroductionCode what={codeNames.mansion} code={code} url={url} couponUrl={null}>
            {expires_on !== null && (
              <Typography variant="help">
                <Nowrap>有効期限 {formatFullDay(expires_on)}</Nowrap>
              </Typography>
            )}
          </IntroductionCode>
        </Box>
      )}
      <CreateCode
        what={codeNames.mansion}
        creating={creating}
        isOpen={status === 'accepting' && tooYoung === undefined}
        secondary
      />
      <ByPhone />
    </Section>
  );
}

/** Owners and managers of a building are advised by phone. */
function ByPhone() {
  const { phone, hours } = brand.support;
  return (
    <Typography sx={{ mt: 5 }}>
      管理組合やオーナーの方へのご説明、建物に設備がないときのご相談は、お電話でも承ります。
      <Nowrap>
        <Link aria-label={`${phone}(建物の紹介)`} href={`tel:${phone}`}>
          {phone}
        </Link>
        ({hours})
      </Nowrap>
    </Typography>
  );
}

/** The rest of the sentence that begins with the name of the building. */
function saidOf({ reward, status }: Schema.MansionIntroduction): string {
  switch (status) {
    case 'none':
      return 'は、建物の紹介の対象ではありません。';
    case 'accepting':
      return `にお住まいの方をご紹介いただき、その方がご契約されると、${formatYen(reward)}を受け取れます。`;
    case 'introduced':
      return `を紹介済みです。紹介された方がご契約されると、${formatYen(reward)}を受け取れます。`;
    case 'ended':
      return 'の紹介の受け付けは、終了しました。';
    default:
      return 'の紹介の状況を読み込めません。';
  }
}

interface CreateCodeProps {
  /** 紹介コード, 建物の紹介コード. */
  what: string;
  creating: ReturnType<typeof useCreateCode>;
  /** Whether a code can be made now. */
  isOpen: boolean;
  /** Set if another button of the page is the filled one. */
  secondary?: boolean;
}

/** The button that makes a code, and the problem if none was made. */
function CreateCode({ what, creating, isOpen, secondary }: CreateCodeProps) {
  return (
    <>
      <SendingAlert problem={creating.problem} />
      {isOpen && (
        <>
          <Actions>
            <SubmitButton
              busy={creating.isSending && '発行しています'}
              variant={secondary ? 'secondary' : 'primary'}
              covered
              onClick={creating.run}
            >{`${what}を発行する`}</SubmitButton>
          </Actions>
          <Typography variant="note">
            <Phrase>発行は無料です。</Phrase>
            <Phrase>紹介する方には、ご自分でお送りください。</Phrase>
          </Typography>
        </>
      )}
    </>
  );
}

/** Says that a code has just been made. */
const CodeMade = ({ kind, code }: Made) => (
  <Alert severity="success" role="status" sx={{ mb: 7 }}>
    <AlertTitle>{`${codeNames[kind]}を発行しました。`}</AlertTitle>
    <Verbatim>{code}</Verbatim> を、お知らせにもお送りしました。
  </Alert>
);

/** Makes a code (docs/product.md §8.4), for a friend or for the building. */
const useCreateCode = (kind: CodeKind, onMade: MadeProps['onMade']): Sending =>
  useSending({
    call: () => createCode(kind),
    onDone: ({ code }) => onMade({ kind, code }),
    onRefusal: ({ message }) => ({
      title: procedureMessages.refused,
      text: `${message}新しいコードは発行されていません。`,
    }),
    unknown: {
      title: procedureMessages.unknown.title,
      text: (
        <RefetchStatus>
          <UnknownCode kind={kind} />
        </RefetchStatus>
      ),
    },
  });

/** Shown while it is unknown whether a code was made: what the state, read again, says. */
function UnknownCode({ kind }: { kind: CodeKind }) {
  const friend = useRead(api.getIntroduce);
  const mansion = useRead(api.getMansionIntroduce);
  const isMade =
    kind === 'friend'
      ? friend.code !== null && !friend.is_expired
      : mansion.status === 'introduced';
  if (kind === 'mansion' && !isMade && mansion.status !== 'accepting')
    return <p>コードが発行されたかどうかは、お知らせ履歴でお確かめください。</p>;
  return isMade ? (
    <p>コードは発行されています。もう一度発行する必要はありません。</p>
  ) : (
    <p>新しいコードは、まだ発行されていません。しばらくたってから、もう一度お試しください。</p>
  );
}

type CodeKind = 'friend' | 'mansion';

/** Makes a code for a friend or for the building. @throws ApiError */
const createCode = (kind: CodeKind) => call(api.postIntroduceCreate, { body: { kind } });
