import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { ofService, useRead } from '@/api/query';
import type { MoveConflictCode } from '@/catalogue/generated/codes';
import { procedureMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { addDays, dayRange, formatFullDay, formatFullTime, japanDay } from '@/lib/date';
import { formatPostalCode } from '@/lib/numbers';
import { paths } from '@/paths';
import type { Blocked, CurrentStatus } from '@/procedure/BlockedPage';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { progressLinks } from '@/screens/fibre/shared/blocked';
import { CurrentFibre } from '@/screens/fibre/shared/CurrentFibre';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { PartBoundary } from '@/shell/error/PartBoundary';
import { TextField } from '@/ui/fields/TextField';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';
import { moveOpening } from './queries';

const notBegun = 'お引っ越しの手続きは始まっていません。';

/** Days offered for a move: about half a year. */
const daysAhead = 180;

interface MoveValues {
  zip_code: string;
  /** ISO day; empty while it isn't settled. */
  move_on: string;
}

/**
 * The receipt. It has no token, since the link to the moving page is read from the server whenever it is
 * shown, and no postal code, which is kept nowhere.
 */
type MoveBegun = Pick<Answer<'postMoveTokenCreate'>, 'expires_at'> &
  Pick<MoveValues, 'move_on'> & {
    /** By the server's clock; the answer names no moment. */
    accepted_at: string;
  };

const inProgress: MoveConflictCode = 'move_in_progress';

const refused = refusedAs<MoveValues>(() => procedureMessages.refused, notBegun, {
  area_not_providing: 'zip_code',
});

const move: ProcedureData<MoveValues, MoveBegun> = {
  name: 'move',
  title: 'お引っ越し',
  path: paths.move(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ始まっていません。',
  steps: inputStep([
    { name: 'zip_code', label: '新しいお住まいの郵便番号', secret: true },
    { name: 'move_on', label: 'お引っ越しの日' },
  ]),
  doneLabel: '続き',
  submit: beginMove,
  refusal: (error) =>
    error.code === inProgress
      ? { title: 'お引っ越しの手続きは、すでに始まっています', text: error.message }
      : refused(error),
};

/** お引っ越し: begun here, continued on the moving page (docs/product.md §6.8). */
export default function Move() {
  return (
    <Procedure
      of={move}
      current={<CurrentFibre />}
      unknown={() => <MoveUnknown />}
      done={(receipt) => <MoveDone receipt={receipt} />}
    >
      <MoveSteps />
    </Procedure>
  );
}

/** The way on, where a move was begun before. */
function MoveBegunPage() {
  return (
    <Container>
      <PageHead
        title="お引っ越し"
        lead="お引っ越しの手続きの途中です。"
        back={{ to: paths.contract(), label: 'ご契約情報に戻る' }}
        narrow
      >
        <Box sx={{ mt: { xs: 6, sm: 7 } }}>
          <MoveOn />
        </Box>
      </PageHead>
    </Container>
  );
}

function MoveSteps() {
  const { state } = useRead(api.getMoveToken);
  const step = useParams()['*'] ?? '';
  return state === 'issued' && step === '' ? <MoveBegunPage /> : <MoveForm />;
}

const MoveForm = () => (
  <ProcedureForm<MoveValues>
    defaults={{ zip_code: '', move_on: '' }}
    blocked={useMoveBlocked()}
    review={<MoveReview />}
  >
    <InputStep>
      <MoveFields />
    </InputStep>
  </ProcedureForm>
);

function useMoveBlocked(): Blocked | CurrentStatus | undefined {
  const { state, reason } = useRead(api.getMoveToken);
  const opens = moveOpening(useRead(api.getContract, ofService('fixed')));
  // Begun from another tab, as a review that is open there doesn't know.
  if (state === 'issued') return { state: <MoveOn /> };
  if (state === 'none' || state === 'expired') return undefined;
  return {
    opens,
    reason:
      reason ??
      (state === 'not_available'
        ? 'いまは受け付けていません。'
        : 'お引っ越しの手続きの状況を読み込めません。お手数ですが、サポート窓口へお電話ください。'),
    possible: '工事や手続きの予定は、手続きの状況でお確かめいただけます。',
    actions: progressLinks,
  };
}

function MoveReview() {
  const { zip_code, move_on } = useValues<MoveValues>();
  return (
    <Review<MoveValues>
      rows={[
        {
          term: '新しいお住まいの郵便番号',
          value: zip_code ? formatPostalCode(zip_code) : '決まっていません',
          field: 'zip_code',
        },
        {
          term: 'お引っ越しの日',
          value: move_on ? formatFullDay(move_on) : '決まっていません',
          field: 'move_on',
        },
      ]}
      after={<p>続きは、お引っ越しのページでお手続きいただきます。いまのご契約は変わりません。</p>}
      action="お引っ越しを始める"
    />
  );
}

function MoveDone({ receipt }: { receipt: MoveBegun }) {
  return (
    <DonePage
      title="お引っ越しの手続きを始めました。"
      leadsOn
      lead="まだ終わっていません。お引っ越しのページで、続きをお手続きください。"
      end={
        <PartBoundary unread="お引っ越しのページの入口を読み込めませんでした。">
          <MoveOn />
        </PartBoundary>
      }
      of={receipt}
      rows={[
        { term: '続きの期限', value: `${formatFullTime(receipt.expires_at)}まで`, strong: true },
        {
          term: 'お引っ越しの日',
          value: receipt.move_on ? formatFullDay(receipt.move_on) : '決まっていません',
        },
        { term: 'いまのご契約', value: '変わっていません' },
      ]}
    />
  );
}

function MoveUnknown() {
  const { state } = useRead(api.getMoveToken);
  if (state === 'none' || state === 'expired' || state === 'not_available')
    return <p>{notBegun}数分たっても変わらないときに、もう一度お手続きください。</p>;
  if (state !== 'issued')
    return (
      <p>
        お引っ越しの手続きの状況を読み込めません。受け付けられたかどうかは、お知らせ履歴でお確かめください。
      </p>
    );
  // The way on is below, in the place of the review.
  return (
    <p>
      <b>お引っ越しの手続きは始まっています。</b>
    </p>
  );
}

function MoveFields() {
  const field = useField<MoveValues>();
  const { state } = useRead(api.getMoveToken);
  const today = japanDay(now());
  const days = dayRange(today, addDays(today, daysAhead));
  return (
    <>
      {state === 'expired' ? (
        <div data-field>
          <Alert severity="warning">
            <AlertTitle component="h2">前の手続きは期限が切れました</AlertTitle>
            入力された内容は残っていません。はじめからお手続きください。
          </Alert>
        </div>
      ) : (
        <Typography variant="lead" data-field>
          お引っ越し先でも、いまのご契約を続けられます。
        </Typography>
      )}
      <TextField
        label="新しいお住まいの郵便番号"
        hint="7桁。決まっていないときは、空のままで進めます"
        optional
        short
        inputMode="numeric"
        autoComplete="off"
        {...field('zip_code', typedAs(textKinds.postalCode, { optional: true }))}
      />
      <DayQuestion<MoveValues>
        name="move_on"
        label="お引っ越しの日"
        days={days}
        none="決まっていません"
      />
    </>
  );
}

async function beginMove({ zip_code, move_on }: MoveValues): Promise<MoveBegun> {
  const body = { zip_code: zip_code || null, move_on: move_on || null };
  const begun = await call(api.postMoveTokenCreate, { body });
  const { expires_at } = begun;
  return { expires_at, move_on, accepted_at: now().toISOString() };
}

/**
 * The link to the moving page. The token comes after `#`, a part that browsers send to no server and in
 * no referrer.
 */
function MoveOn() {
  const { token, url, expires_at } = useRead(api.getMoveToken);
  if (token === null || url === null) return null;
  return (
    <>
      {expires_at && (
        <p>
          続きは、<b>{formatFullTime(expires_at)}</b>までお手続きいただけます。
        </p>
      )}
      <Actions>
        <Button href={`${url}#token=${encodeURIComponent(token)}`}>お引っ越しのページへ進む</Button>
      </Actions>
    </>
  );
}
