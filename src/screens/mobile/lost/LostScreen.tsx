import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, type Rejection, useReads } from '@/api/query';
import type { Service } from '@/api/services';
import { brand } from '@/catalogue/brand';
import type { SimState } from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { esimOperations } from '@/catalogue/mobile';
import { mobileOptions } from '@/catalogue/mobileOptions';
import {
  phoneFinders,
  simStates,
  stopDuration,
  stoppedUses,
  stopReasons,
} from '@/catalogue/stopRestart';
import { formatDay, formatTime } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { type NumberedStep, NumberedSteps } from '@/procedure/NumberedSteps';
import { openSims, simsInUse } from '@/screens/mobile/queries';
import { restrictionOf } from '@/screens/mobile/shared/useRestricted';
import { waitingIn } from '@/screens/shared/opening';
import { shapeOf } from '@/screens/shared/statuses';
import { useSession } from '@/session/current';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/lineNames';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Phrase, Prose } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Phone } from '@/ui/Phone';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';

/** What to do about a phone that was lost or stolen: stop its line, and what else (docs/product.md §10.13). */
export default function LostScreen() {
  const sims = simsInUse(useSession()?.services ?? []);
  return (
    <Container>
      <PageHead
        title="紛失・盗難のとき"
        back={{ to: paths.mobileTop(), label: '料金・お知らせ' }}
        lead={
          sims.length === 0
            ? 'ご利用中のSIMはありません。'
            : openSims(sims).length > 0 && (
                <>
                  <Phrase>なくした端末の回線を、すぐに止められます。</Phrase>
                  <Phrase>見つかったら、いつでも再開できます。</Phrase>
                </>
              )
        }
      />
      {sims.map((sim) => (
        <SectionBoundary key={sim.service_id} label={formatPhone(sim.phone_number ?? '')}>
          <LostLine sim={sim} isOnly={sims.length === 1} />
        </SectionBoundary>
      ))}
      <SectionBoundary label="ほかにすること">
        <AlsoToDo sims={sims} />
      </SectionBoundary>
      <PhoneHelp />
    </Container>
  );
}

interface LostLineProps {
  sim: Service;
  /** The customer has no other SIM, so there is nothing to choose. */
  isOnly: boolean;
}

/** A SIM: whether it works, what a stop takes and costs, and the way to the stop or the restart. */
function LostLine({ sim, isOnly }: LostLineProps) {
  const { service_id, phone_number, plan_name } = sim;
  const [info, restricted, esim] = useReads(
    read(api.getStopRestartInfo, { service_id }),
    read(api.getSettingsRestriction, { service_id }),
    queryOrRejection(read(api.getEsim, { service_id })),
  );
  const waiting = waitingIn(restricted.restrictions);
  const closed = restrictionOf(restricted.restrictions, 'stop_restart');
  const isOpen = !closed && (info.can_stop || info.can_restart);
  const isStopped = info.stopped_at !== null;
  const action = info.can_restart ? '利用を再開する' : 'この回線を止める';
  return (
    <Section
      label={<Phone digits={phone_number ?? ''} />}
      caption={
        <>
          <LineNickname serviceId={service_id} /> {plan_name}
        </>
      }
    >
      <Status {...(waiting ? notOpen : shapeOf(stateShapes, info.state))} />
      {/* Before all that is to be read: every minute counts. */}
      {isOpen && (
        <Actions sx={{ mt: { xs: 4 } }}>
          <Button
            variant={isOnly && info.can_stop ? 'primary' : 'secondary'}
            href={addressFor(paths.mobileStopRestart(), service_id)}
            aria-label={`${action}(${formatPhone(phone_number ?? '')})`}
          >
            {action}
          </Button>
        </Actions>
      )}
      {waiting ? (
        <Typography sx={{ mt: 3 }}>
          {waiting.available_from && (
            <Phrase>{formatDay(waiting.available_from)}に開通します。</Phrase>
          )}
          <Phrase>開通するまでは使われないため、止める必要はありません。</Phrase>
          <Phrase>SIMをなくしたときは、お電話でお知らせください。</Phrase>
        </Typography>
      ) : (
        !isOpen && (
          <Typography sx={{ mt: 3 }}>
            <KeepTogether>
              {closed?.text ?? `${info.note ?? 'いまは受け付けていません'}。`}
            </KeepTogether>
            {closed?.available_from && (
              <Nowrap>{formatDay(closed.available_from)}から、お手続きいただけます。</Nowrap>
            )}
          </Typography>
        )
      )}
      {(isOpen || isStopped) && (
        <Box sx={{ mt: 7 }}>
          <DescriptionList
            ink="both"
            items={isStopped ? stoppedFacts(info, esim) : stopFacts(sim, info, esim)}
          />
        </Box>
      )}
    </Section>
  );
}

/** What a stop takes from a SIM and what it leaves, what it costs, and how one comes back. */
const stopFacts = (
  { contract_type }: Service,
  { monthly_amount }: Schema.StopRestartInfo,
  esim: Schema.Esim | Rejection,
): DescriptionItem[] => [
  {
    term: '止まるもの',
    value: stoppedUses(contract_type),
    note: `お申し込みから${stopDuration}で止まります`,
  },
  {
    term: '止まらないもの',
    value: `毎月${formatYen(monthly_amount)}の料金`,
    note: '停止中も、いままでと同じ料金がかかります',
  },
  {
    term: '見つかったとき',
    value: 'いつでも再開できます',
    note: `お申し込みから${stopDuration}で、使えるようになります`,
  },
  newSim(esim),
];

/** Since when a SIM is stopped and why, what it costs meanwhile, and how one comes back. */
const stoppedFacts = (
  { stopped_at, reason, monthly_amount }: Schema.StopRestartInfo,
  esim: Schema.Esim | Rejection,
): DescriptionItem[] => [
  { term: '停止した日時', value: stopped_at ? formatTime(stopped_at) : '-' },
  { term: '停止した理由', value: reason ? labelOf(stopReasons, reason) : '-' },
  {
    term: '停止中の料金',
    value: `毎月${formatYen(monthly_amount)}`,
    note: '再開しても変わりません',
  },
  newSim(esim),
];

/** What a SIM in place of the lost one costs, or why none can be applied for now. */
function newSim(esim: Schema.Esim | Rejection): DescriptionItem {
  const term = '見つからないとき';
  if (isRejection(esim)) return { term, value: 'SIMを新しくする', note: esim.refusal.message };
  const choices = esim.operations.filter(
    ({ operation, can_choose }) =>
      can_choose && (operation === 'exchange' || operation === 'reissue'),
  );
  if (choices.length === 0) return { term, value: 'SIMの再発行は、お電話で承ります' };
  return {
    term,
    value: choices
      .map(
        ({ operation, fee }) =>
          `${lookUp(esimOperations, operation)?.name ?? ''} ${formatYen(fee)}`,
      )
      .join('、'),
    note: `なくした端末を使われないよう、先に回線を止めます。新しい端末の用意ができたら、再開して、すぐにお申し込みください。進められないときは、お電話で承ります(${brand.support.phone})`,
  };
}

/** The states of a SIM. */
const stateShapes: Record<SimState, StatusShape> = {
  using: { mark: 'filled', label: simStates.using },
  stopping: { mark: 'half', label: simStates.stopping },
  stopped: { mark: 'slashed', label: simStates.stopped, box: 'ink' },
  restarting: { mark: 'half', label: simStates.restarting },
};

const notOpen: StatusShape = { mark: 'circle', label: '開通前' };

/** What else to do: find the phone, replace it, protect the account, report it to the police. */
function AlsoToDo({ sims }: { sims: readonly Service[] }) {
  const reads = useReads(...sims.map(({ service_id }) => read(api.getDeviceInfo, { service_id })));
  const compensations = sims.flatMap((sim, index) => {
    const devices = reads[index]?.devices.filter(({ is_compensated }) => is_compensated) ?? [];
    return devices.length > 0
      ? [
          compensation(
            sim,
            devices.map(({ name }) => name),
          ),
        ]
      : [];
  });
  return (
    <Section label="ほかにすること">
      <NumberedSteps steps={[finding, ...compensations, password, police]} />
    </Section>
  );
}

const finding: NumberedStep = {
  title: '端末を探す、画面をロックする',
  text: (
    <>
      端末のメーカーのページで探せます。回線を止めると、Wi-Fiにつながっていない端末は探せません。
      {phoneFinders.map(({ name, url }) => (
        <span key={name}>
          <br />
          <Button variant="text" href={url}>
            {name}
          </Button>
        </span>
      ))}
    </>
  ),
};

function compensation({ service_id, phone_number }: Service, devices: string[]): NumberedStep {
  const { name, appeals, optionType } = mobileOptions.DeviceCompensation;
  const number = formatPhone(phone_number ?? '');
  return {
    title: `${name}を使う(${number})`,
    text: (
      <>
        {[...new Set(devices)].join('、')}には、{name}がついています。{appeals[0]}。
        <br />
        <Button
          variant="text"
          href={addressFor(paths.mobileOptionDetail(optionType), service_id)}
          aria-label={`${name}の内容を見る(${number})`}
        >{`${name}の内容を見る`}</Button>
      </>
    ),
  };
}

const password: NumberedStep = {
  title: 'パスワードを変える',
  text: (
    <>
      なくした端末でマイページにログインしていたときは、すべての端末からログアウトもできます。
      <br />
      <Button variant="text" href={paths.mobilePassword()}>
        パスワードを変更する
      </Button>
      <br />
      <Button variant="text" href={paths.mobileLoginHistory()}>
        ログイン履歴とログアウト
      </Button>
    </>
  ),
};

const police: NumberedStep = {
  title: '警察に届ける',
  text: '近くの警察署か交番に、紛失または盗難を届けてください。受理番号は控えておいてください。',
};

/** The support number, for who can't go on here: without the phone, no code arrives by SMS. */
function PhoneHelp() {
  const { phone, hours } = brand.support;
  return (
    <Section label="SMSを受け取れないとき">
      <Prose>
        <p>
          なくした端末に届く認証コードは、見られません。パスワードの再設定は、メールでもできます。ここで手続きできないときは、お電話ください。
        </p>
        <p>
          <Button variant="text" href={`tel:${phone}`}>
            サポート窓口に電話する<Nowrap>({phone})</Nowrap>
          </Button>{' '}
          <Nowrap>{hours}</Nowrap>
        </p>
      </Prose>
    </Section>
  );
}
