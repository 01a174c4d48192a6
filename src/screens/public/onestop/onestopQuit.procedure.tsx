import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Answer, call } from '@/api/client';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import {
  isRejection,
  queryOrRejection,
  read,
  type Rejection,
  useReads,
  withoutRejection,
} from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { contractTypes } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { procedureMessages } from '@/catalogue/messages';
import { formatDay, formatFullDay, formatTime, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import type { CurrentStatus } from '@/procedure/BlockedPage';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, type Refusal } from '@/procedure/procedureData';
import { LossList, lostOf, QuitCost, ReturnList, returnsOf } from '@/procedure/quit/LossList';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { selectService } from '@/session/selectedService';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import {
  addressOfError,
  errorOf,
  isOnestopCode,
  onestopReason,
  onestopTexts,
} from './onestopError';
import { OnestopReason } from './OnestopReason';
import { onestopQueries } from './queries';

type None = Record<string, never>;

const Part = ({ children }: { children: ReactNode }) => (
  <Box component="section" sx={{ mt: 9 }}>
    {children}
  </Box>
);

const Label = ({ children }: { children: string }) => (
  <Typography variant="label" sx={{ mb: 4 }}>
    {children}
  </Typography>
);

/** The state of the flow: which number leaves, where to, and until when the procedure must be done. */
interface Onestop {
  align: Schema.OnestopAlignInfo;
  quit: Schema.OnestopQuitInfo;
}

/** The answer, with what was shown of the number. */
type OnestopReceipt = Answer<'postMobileQuitInfo'> &
  Pick<Schema.OnestopQuitInfo, 'phone' | 'to_carrier' | 'quit_on'>;

const onestopQuit: ProcedureData<None, OnestopReceipt> = {
  name: 'onestop',
  title: 'ほかの会社への乗り換え',
  path: paths.mobileQuitOnestop(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ解約されていません。',
  lineNote: 'を移します',
  steps: inputStep([], '内容'),
  submit: sendOnestop,
  refusal,
};

/** ワンストップの乗り換え: the cancellation that another carrier's flow asks for (docs/product.md §10.8). */
export default function OnestopQuit() {
  return (
    <Procedure
      of={onestopQuit}
      unknown={() => <OnestopUnknown />}
      done={(receipt) => <OnestopDone receipt={receipt} />}
    >
      <OnestopQuitSteps />
    </Procedure>
  );
}

const OnestopQuitSteps = () => (
  <ProcedureForm<None> defaults={{}} blocked={useOnestopBlocked()} review={<OnestopQuitReview />}>
    <InputStep>
      <OnestopContent />
    </InputStep>
  </ProcedureForm>
);

/** If something stops the flow, the reason is shown in its place. */
function useOnestopBlocked(): CurrentStatus | undefined {
  const answer = useOnestopAnswer();
  return isRejection(answer) ? { state: <OnestopClosed refusal={answer.refusal} /> } : undefined;
}

/** Why the flow can't go on; that it was accepted, from another tab or by a request whose answer was lost. */
export function OnestopClosed({ refusal }: Pick<Rejection, 'refusal'>) {
  const [quit] = useReads(queryOrRejection(read(api.getMobileQuitInfo)));
  // Only what the flow itself has accepted waits for a porting without a number.
  if (isRejection(quit) || quit.status !== 'wait_mnp_port_out' || quit.mnp_number)
    return <OnestopReason error={errorOf(refusal)} />;
  return (
    <Section label="手続きの状況">
      <p>乗り換えのための解約を受け付けています。続きは、移る先の会社の画面でお手続きください。</p>
      <Actions>
        <Button variant="secondary" href={paths.mobileQuit()}>
          解約の状況を見る
        </Button>
      </Actions>
    </Section>
  );
}

function OnestopQuitReview() {
  const { quit } = useOnestop();
  return (
    <Review<None>
      rows={[
        {
          term: '移す番号',
          value: <Verbatim>{formatPhone(quit.phone)}</Verbatim>,
          note: quit.planName,
          strong: true,
        },
        { term: '乗り換え先', value: quit.to_carrier, strong: true },
        {
          term: '開通の期限',
          value: formatDay(quit.quit_on),
          strong: true,
          confirms: { quit_on: quit.quit_on },
        },
      ]}
      beside={[{ term: '解約にかかる費用', confirms: { fee_total: quit.fee_total } }]}
      after={
        <Stack sx={{ gap: 7 }}>
          <div>
            <QuitCost info={quit} />
          </div>
          <Alert severity="warning">
            <AlertTitle component="h2">開通すると、元に戻せません</AlertTitle>
            {quit.to_carrier}
            で開通した日に、このSIMは使えなくなります。開通するまでは、ご契約情報の「解約」から取り消せます。
          </Alert>
        </Stack>
      }
      consent="費用と、使えなくなるものを確かめました"
      action="解約に同意して、乗り換えを続ける"
      variant="destructive"
    />
  );
}

function refusal({ code, message, details }: BusinessError): Refusal<None> {
  const { quit_on } = details;
  if (code === 'date_changed' && typeof quit_on === 'string') return { changed: { quit_on } };
  const isOnestop = isOnestopCode(code);
  return {
    title: isOnestop ? '乗り換えの手続きを進められません' : procedureMessages.refused,
    text: (
      <>
        <p>
          {isOnestop ? onestopTexts[code].reason : message}
          ご契約は、いまのままです。
        </p>
        {isOnestop && (
          <Button variant="text" href={addressOfError(errorOf({ code, details }))}>
            次にできることを見る
          </Button>
        )}
      </>
    ),
  };
}

function OnestopUnknown() {
  const answer = useOnestopAnswer();
  return isRejection(answer) && answer.refusal.code === 'onestop_service_stopped' ? (
    <p>
      <b>解約は受け付けられています。</b>乗り換え先の画面に戻って、続きをお手続きください。
    </p>
  ) : (
    <p>
      解約を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お試しください。
    </p>
  );
}

function OnestopDone({ receipt }: { receipt: OnestopReceipt }) {
  const { quit_on, phone, to_carrier, return_url } = receipt;
  return (
    <DonePage
      title="乗り換えのための解約を受け付けました。"
      leadsOn={return_url?.startsWith('https://') ?? false}
      lead={`続きは、${to_carrier}の画面でお手続きください。`}
      end={
        return_url?.startsWith('https://') ? (
          <Button href={return_url}>{`${to_carrier}の画面に戻る`}</Button>
        ) : (
          <p>{to_carrier}の画面にお戻りください。</p>
        )
      }
      of={{ ...receipt, hasNumber: true }}
      rows={[
        { term: '移す番号', value: <Verbatim>{formatPhone(phone)}</Verbatim>, strong: true },
        { term: '乗り換え先', value: to_carrier, strong: true },
        { term: '開通の期限', value: formatFullDay(quit_on), note: '開通した日に解約となります' },
      ]}
    />
  );
}

async function sendOnestop(_: object, confirmed: Schema.Terms): Promise<OnestopReceipt> {
  const shown = withoutRejection(await queryClient.ensureQueryData(onestopQueries.quit()));
  const { onestop_id, phone, to_carrier } = shown;
  const quit_on = confirmed.quit_on ?? shown.quit_on;
  const receipt = await call(api.postMobileQuitInfo, {
    body: { action: 'onestop', quit_on, reason: onestopReason, onestop_id, confirmed },
  });
  return { ...receipt, quit_on: receipt.quit_on ?? quit_on, phone, to_carrier };
}

function OnestopContent() {
  const { align, quit } = useOnestop();
  const { numbers } = align;
  return (
    <>
      <Typography variant="lead">
        <Phrase>
          <Verbatim>{formatPhone(quit.phone)}</Verbatim>を、
        </Phrase>
        <Phrase>{quit.to_carrier}に移します。</Phrase>
      </Typography>
      <p>
        <Phrase>
          このお手続きは<b>{formatTime(quit.expires_at)}まで</b>です。
        </Phrase>
        <Phrase>
          {quit.to_carrier}での開通は、<Nowrap>{untilDay(quit.quit_on)}</Nowrap>です。
        </Phrase>
      </p>
      {numbers.length > 1 && (
        <Part>
          <RadioRows
            label="移す番号"
            name="onestop_number"
            value={numbers.find(({ phone }) => phone === quit.phone)?.service_id ?? ''}
            onChange={(event) => selectService(event.target.value)}
            rows={numbers.map(({ service_id, phone, contract_type, planName }) => ({
              value: service_id,
              title: formatPhone(phone),
              help: `${planName}・${labelOf(contractTypes, contract_type)}`,
            }))}
          />
        </Part>
      )}
      <p>
        <Phrase>{quit.to_carrier}で開通した日に、Minamoのご利用が終わります。</Phrase>
        <Phrase>それまではお使いいただけます。</Phrase>
      </p>
      <Part>
        <Label>使えなくなるもの</Label>
        {lostOf(quit.losses).length > 0 ? (
          <LossList losses={lostOf(quit.losses)} when="開通した日から" />
        ) : (
          <p>特にありません。</p>
        )}
      </Part>
      {returnsOf(quit.losses).length > 0 && (
        <Part>
          <Label>返却していただくもの</Label>
          <ReturnList returns={returnsOf(quit.losses)} to={paths.mobileRentalWifi()} />
        </Part>
      )}
      <Part>
        <Label>解約にかかる費用</Label>
        <QuitCost info={quit} />
      </Part>
    </>
  );
}

/** The flow, or the first refusal of the three reads. */
function useOnestopAnswer(): Onestop | Rejection {
  const [token, align, quit] = useReads(
    onestopQueries.token(),
    onestopQueries.align(),
    onestopQueries.quit(),
  );
  if (isRejection(token)) return token;
  if (isRejection(align)) return align;
  if (isRejection(quit)) return quit;
  return { align: align, quit: quit };
}

/** The flow, for parts that are shown only while it isn't refused. */
function useOnestop(): Onestop {
  return withoutRejection(useOnestopAnswer());
}
