import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BusinessError } from '@/api/errors';
import { isRejection } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import {
  mobileQuitReasons,
  mobileQuitRefusalTitle,
  mobileQuitStatuses,
} from '@/catalogue/mobileQuit';
import { followedBy } from '@/catalogue/refusals';
import { formatDay, formatFullDay, untilFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import type { ProcedureData, Refusal } from '@/procedure/procedureData';
import { LossList, lostOf, QuitCost, ReturnList, returnsOf } from '@/procedure/quit/LossList';
import { DonePage, ReceiptCodes, useReceiptFacts } from '@/procedure/Receipt';
import { Topic } from '@/procedure/Topic';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { useStop } from '@/screens/shared/useStop';
import { RadioRows } from '@/ui/fields/RadioRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { sendQuit } from './mutations';
import { QuitReview } from './QuitReview';
import { useQuitBlocked } from './QuitStatus';
import {
  type QuitReceipt,
  type QuitValues,
  useIssuedNumber,
  useQuitAnswer,
  useQuitInfo,
} from './quitValues';

const quit: ProcedureData<QuitValues, QuitReceipt> = {
  name: 'mobile_quit',
  title: 'モバイルの解約',
  path: paths.mobileQuit(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ解約されていません。',
  lineNote: 'を解約します',
  steps: [
    { slug: '', label: '内容', fields: [], next: '解約の入力へ進む' },
    {
      slug: 'input',
      label: '入力',
      fields: [
        { name: 'number', label: 'いまの電話番号' },
        { name: 'reason', label: '解約の理由' },
      ],
      leadsBack: true,
    },
  ],
  submit: sendQuit,
  keep: ({ mnp_number: _mnpNumber, ...kept }) => kept,
  refusal: quitRefusal,
};

/** モバイルの解約 (docs/product.md §10.7). */
export default function Quit() {
  return (
    <Procedure
      of={quit}
      current={<CurrentSim />}
      unknown={() => <QuitUnknown />}
      done={(receipt) => <QuitDone receipt={receipt} />}
    >
      <QuitSteps />
    </Procedure>
  );
}

const QuitSteps = () => (
  <ProcedureForm<QuitValues>
    defaults={{ number: '', reason: '' }}
    blocked={useQuitBlocked()}
    review={<QuitReview />}
  >
    <InputStep>
      <QuitContent />
    </InputStep>
    <InputStep slug="input">
      <QuitFields />
    </InputStep>
  </ProcedureForm>
);

export function quitRefusal({
  code,
  message,
  details: { quit_on },
}: BusinessError): Refusal<QuitValues> {
  if (code === 'date_changed' && typeof quit_on === 'string') return { changed: { quit_on } };
  const title = mobileQuitRefusalTitle(code);
  return { title, text: followedBy(message, procedureMessages.nothingDone) };
}

function QuitUnknown() {
  const answer = useQuitAnswer();
  const status = isRejection(answer) ? null : answer.status;
  return status ? (
    <p>
      <b>解約は受け付けられています({labelOf(mobileQuitStatuses, status)})。</b>
      もう一度送る必要はありません。
    </p>
  ) : (
    <p>
      解約を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度送ってください。
    </p>
  );
}

/** Asks why, and whether the number moves to another carrier (docs/design.md §7). */
function QuitFields() {
  const field = useField<QuitValues>();
  const { reasons, can_mnp, quit_on, mnp_quit_on } = useQuitInfo();
  return (
    <>
      {can_mnp && (
        <RadioRows
          label="いまの電話番号"
          rows={[
            {
              value: 'lose',
              title: '番号を残さずに解約する',
              help: `${formatDay(quit_on)}を過ぎると、同じ番号は使えなくなります`,
            },
            {
              value: 'keep',
              title: '番号を残して、ほかの会社に移る',
              help: (
                <KeepTogether>
                  {`MNP予約番号を発行します。移る先の会社で開通した日に解約となります${
                    mnp_quit_on ? `(開通しないときは${formatDay(mnp_quit_on)})` : ''
                  }`}
                </KeepTogether>
              ),
            },
          ]}
          {...field('number', { required: fieldMessages.mustSelect })}
        />
      )}
      <RadioRows
        label="解約の理由"
        hint="サービス改善の参考にいたします"
        rows={reasons
          // A reason that isn't known can't be sent.
          .filter(({ code }) => mobileQuitReasons.some((one) => one === code))
          .map(({ code, label }) => ({ value: code, title: label }))}
        {...field('reason', { required: fieldMessages.mustSelect })}
      />
    </>
  );
}

function QuitDone({ receipt }: { receipt: QuitReceipt }) {
  const { quit_on, cancel_until } = receipt;
  const withNumber = receipt.action === 'quit_mnp';
  const issued = useIssuedNumber(withNumber);
  const mnp = receipt.mnp_number ?? issued;
  const facts = useReceiptFacts(receipt);
  return (
    <DonePage
      title={withNumber ? '乗り換えのお申し込みを受け付けました。' : '解約を受け付けました。'}
      lead={leadOf(receipt, mnp?.number)}
      end={
        cancel_until ? (
          <>
            <p>
              取りやめる場合は、{withNumber && '移る先の会社で開通するまで、'}
              <Nowrap>{formatDay(cancel_until)}まで</Nowrap>、解約を取り消せます。
            </p>
            <Button variant="text" href={paths.mobileQuitCancel()}>
              解約を取り消す
            </Button>
          </>
        ) : (
          <p>この解約は取り消せません。</p>
        )
      }
    >
      {mnp && (
        <ReceiptCodes
          codes={[
            { label: `MNP予約番号(${formatFullDay(mnp.expires_on)}まで)`, value: mnp.number },
          ]}
        />
      )}
      {withNumber && !mnp && (
        <Typography variant="help">
          MNP予約番号は、発行されるとこの画面と解約の画面に表示されます。
        </Typography>
      )}
      <DescriptionList
        stacked
        ink="top"
        items={[
          {
            term: '最終ご利用日',
            value: formatFullDay(quit_on),
            note:
              withNumber &&
              '開通すると、その日に解約となります。開通しないときは、この日に解約となり、番号は残せません',
            strong: true,
          },
          {
            term: '取り消しの期限',
            value: cancel_until ? untilFullDay(cancel_until) : '取り消せません',
          },
          ...facts,
        ]}
      />
    </DonePage>
  );
}

function leadOf({ quit_on, action }: QuitReceipt, number: string | undefined): string {
  if (action !== 'quit_mnp') return `${formatDay(quit_on)}までお使いいただけます。`;
  return number
    ? `MNP予約番号を、移る先の会社にお伝えください。開通した日に解約となり、それまではお使いいただけます。`
    : `MNP予約番号を発行しています。発行されたら、番号の有効期限までに、移る先の会社で開通してください。それまではお使いいただけます。`;
}

/** What a cancellation means: what is lost and from when, what it costs (docs/design.md §7). */
export function QuitContent() {
  const info = useQuitInfo();
  const { quit_on, losses, can_mnp, mnp_quit_on } = info;
  const isStopped = useStop() !== undefined;
  const lost = lostOf(losses);
  const returns = returnsOf(losses);
  return (
    <>
      <Typography variant="lead">
        <Nowrap>{formatDay(quit_on)}</Nowrap>
        に解約する場合です。<Nowrap>まだ何も変わっていません。</Nowrap>
      </Typography>
      <Topic label="使えなくなるもの" open>
        {lost.length > 0 ? <LossList losses={lost} /> : <p>特にありません。</p>}
      </Topic>
      {returns.length > 0 && (
        <Topic label="返却していただくもの">
          <ReturnList returns={returns} to={paths.mobileRentalWifi()} />
        </Topic>
      )}
      <Topic label="解約にかかる費用">
        <QuitCost info={info} />
      </Topic>
      {can_mnp && mnp_quit_on && (
        <Topic label="番号を残して、ほかの会社に移る方へ">
          <NumberedSteps
            steps={[
              {
                title: 'MNPワンストップ(予約番号なし)',
                text: isStopped
                  ? '利用を停止している間は、お手続きいただけません。利用を再開してから、移る先の会社でお申し込みください。'
                  : '移る先の会社でお申し込みを始め、「ワンストップ」をお選びください。途中でMinamoの画面に移り、解約に同意するだけで済みます。ここでのお手続きは不要です。',
              },
              {
                title: 'MNP予約番号を発行する',
                text: (
                  <>
                    次の画面で「番号を残して、ほかの会社に移る」をお選びください。
                    <Phrase>移る先の会社で</Phrase>開通した日に解約となります。
                    <Nowrap>{formatDay(mnp_quit_on)}までに</Nowrap>
                    開通しないときは、その日の24:00に解約となり、番号は残せません。
                  </>
                ),
              },
            ]}
          />
        </Topic>
      )}
    </>
  );
}
