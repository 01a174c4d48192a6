import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { WordWrap } from '@/ui/WordWrap';
import { CodeFacts, ExpiredCode, IntroductionCode, IntroductionRewards } from '../introduction';

/** /campaign/introduce: the codes for a friend and for the building, and how to pass them on. */
export default function IntroduceScreen() {
  const data = useRead(api.getIntroduce);
  return (
    <Container>
      <PageHead
        title="お友達・建物の紹介"
        lead={<IntroductionRewards of={data} />}
        back={{ to: paths.campaign(), label: '特典・キャンペーン' }}
      />
      <FriendSection />
      <SectionBoundary label="建物の紹介">
        <MansionSection />
      </SectionBoundary>
    </Container>
  );
}

const friendCode = '紹介コード';

/** The customer's code for friends, the ways to send it, and a new one where that can be made. */
function FriendSection() {
  const data = useRead(api.getIntroduce);
  const { code, url, coupon_url, expires_on, is_expired, opened_count, can_create } = data;
  const { customer } = useRead(api.getContract, ofService('fixed'));
  const creating = useCreateCode('friend');
  return (
    <Section label="お友達の紹介">
      <CodeMade what={friendCode} creating={creating} />
      {code === null && <p>紹介コードは、まだ発行されていません。</p>}
      {code !== null && is_expired && <ExpiredCode what={friendCode} {...{ code, expires_on }} />}
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
      <CreateCode what={friendCode} creating={creating} isOpen={can_create} />
    </Section>
  );
}

const mansionCode = '建物の紹介コード';

/** Introducing the building: what it brings, its code, or why it has none. */
function MansionSection() {
  const data = useRead(api.getMansionIntroduce);
  const { building, status, code, url, expires_on } = data;
  const { customer } = useRead(api.getContract, ofService('fixed'));
  const tooYoung = oldEnough(customer.birthday, now());
  const creating = useCreateCode('mansion');
  const isExpired = expires_on !== null && daysUntil(expires_on, now()) < 0;
  return (
    <Section label="建物の紹介">
      <CodeMade what={mansionCode} creating={creating} />
      <p>
        <WordWrap>{building ?? 'お住まいの建物'}</WordWrap>
        {saidOf(data)}
      </p>
      {status === 'accepting' && tooYoung && <p>{tooYoung}</p>}
      {code !== null && isExpired && <ExpiredCode what={mansionCode} {...{ code, expires_on }} />}
      {code !== null && url !== null && !isExpired && (
        <Box sx={{ mt: 4 }}>
          <IntroductionCode what={mansionCode} code={code} url={url} couponUrl={null}>
            {expires_on !== null && (
              <Typography variant="help">
                <Nowrap>有効期限 {formatFullDay(expires_on)}</Nowrap>
              </Typography>
            )}
          </IntroductionCode>
        </Box>
      )}
      <CreateCode
        what={mansionCode}
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
function CodeMade({ what, creating }: Pick<CreateCodeProps, 'what' | 'creating'>) {
  if (!creating.made) return null;
  return (
    <Alert severity="success" role="status" sx={{ mb: 7 }}>
      <AlertTitle>{`${what}を発行しました。`}</AlertTitle>
      <Verbatim>{creating.made}</Verbatim> を、お知らせにもお送りしました。
    </Alert>
  );
}

/**
 * Makes a code (docs/product.md §8.4), for a friend or for the building.
 * @returns the sending, and the code once it has been made
 */
function useCreateCode(kind: CodeKind): Sending & { made: string | undefined } {
  const [made, setMade] = useState<string>();
  const sending = useSending({
    call: () => createCode(kind),
    onDone: ({ code }) => setMade(code),
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
  return { ...sending, made };
}

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
