import { formatDay, japanDay } from '@/lib/date.ts';
import { personInContract } from '../account/person.ts';
import { promotionChange } from '../account/promotion.ts';
import { buildingChange } from '../campaign/building.ts';
import { constructionChange } from '../construction/construction.ts';
import { movementsChange } from '../construction/movements.ts';
import { deviceEntryContract } from '../device/deviceEntry.ts';
import { lettersChange } from '../document/letters.ts';
import type { Handlers } from '../domain.ts';
import { isIdle } from '../esim/activation.ts';
import { mnpTransferInContract } from '../esim/mnpTransferIn.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { contractedOptions } from '../option/contractedOption.ts';
import type { CustomerContext } from '../option/option.ts';
import { contractPlan } from '../plan/contractPlan.ts';
import { applicationsAt } from '../progress/applications.ts';
import { entryCancelChange } from '../quit/entryCancel.ts';
import { quitChange, quitStateOf, quitTitle } from '../quit/quitting.ts';
import { stopApplication, stopRestartContract } from '../settings/stopRestart.ts';
import { upgradeChange } from '../upgrade/upgrade.ts';
import { upgradeTitle } from '../upgrade/upgradeState.ts';
import type { Contract, ContractCall, ContractChange } from './contractChange.ts';
import { personaliseFibreContract } from './personaliseFibreContract.ts';
import { personaliseSimContract } from './personaliseSimContract.ts';
import { simQuitContract } from './simQuitContract.ts';
import { simRestrictedContract } from './simRestrictedContract.ts';

/** Applied in this order: each sees the result of those before it. */
const changes: readonly ContractChange[] = [
  personInContract,
  personaliseFibreContract,
  personaliseSimContract,
  contractPlan,
  deviceEntryContract,
  mnpTransferInContract,
  stopRestartContract,
  simRestrictedContract,
  simQuitContract,
  upgradeChange,
  quitChange,
  constructionChange,
  movementsChange,
  promotionChange,
  lettersChange,
  buildingChange,
  entryCancelChange,
];

/** The contract of a service and its procedures: as the customer's named examples say, with what was written since. */
export const contract: Handlers = {
  getContract: (call) => contractNow(call),

  getContractProcedure: (call) => {
    const begun = applicationsAt(call);
    const told = toldQuit(call);
    const stops = call.customer.services
      .filter(({ listed }) => listed.service_type === 'mobile')
      .map((service) => stopApplication(call.mock, call.session, service, call.now));
    return {
      ...begun,
      applications: [
        ...begun.applications.filter(outlasts(call)),
        ...told,
        ...call.customer.services.flatMap((service) => toldActivation({ ...call, service })),
        ...stops.flatMap(({ applications }) => applications),
      ],
      ended: [...toldEnd(call), ...stops.flatMap(({ ended }) => ended), ...begun.ended],
      option_count:
        call.service.listed.service_type === 'fixed' ? optionsInUse(call) : begun.option_count,
      procedure_count: contractNow(call).procedures.length,
    };
  },
};

/** Takes from the applications those for fibre that its end overtakes; what ends with it goes on. */
function outlasts({ mock, session }: ContractCall) {
  const { quitting } = session.customer.user.plan ? quitStateOf(mock, session) : { quitting: null };
  return ({ title, service_type, next }: Success<'getContractProcedure'>['applications'][number]) =>
    !quitting ||
    service_type !== 'fixed' ||
    title.endsWith('解約') ||
    (next.date !== null && next.date <= quitting.quit_on && title !== upgradeTitle);
}

/** A cancellation that the customer's data tell, listed among the applications like one that was ordered here. */
function toldQuit(call: ContractCall): ReturnType<typeof applicationsAt>['applications'] {
  const { mock, session, service, now } = call;
  if (service.listed.service_type !== 'fixed') return [];
  const { quitting } = quitStateOf(mock, session);
  const today = japanDay(now);
  if (!quitting || quitting.order || quitting.quit_on < today) return [];
  const { quit_on, accepted_on, cancel_until } = quitting;
  const { service_id, service_type, phone_number } = service.listed;
  const canCancel = today <= cancel_until;
  return [
    {
      application_id: applicationId(accepted_on, '0001'),
      title: quitTitle,
      service_id,
      service_type,
      phone_number,
      accepted_on,
      steps: [
        { label: '申し込み', state: 'done', date: accepted_on },
        { label: '利用終了', state: 'next', date: quit_on },
      ],
      next: {
        title: '光の利用終了',
        date: quit_on,
        detail: canCancel ? `${formatDay(cancel_until)}まで取り消せます` : null,
        action: canCancel
          ? { kind: 'cancel', label: '取り消す', url: '/contract/quit_cancel' }
          : null,
      },
    },
  ];
}

/** The same cancellation after the last day. */
function toldEnd(call: ContractCall): Success<'getContractProcedure'>['ended'] {
  const { mock, session, service, now } = call;
  if (service.listed.service_type !== 'fixed') return [];
  const { quitting } = quitStateOf(mock, session);
  if (!quitting || quitting.order || quitting.quit_on >= japanDay(now)) return [];
  const { service_id, service_type } = service.listed;
  return [
    {
      application_id: applicationId(quitting.accepted_on, '0001'),
      title: quitTitle,
      service_id,
      service_type,
      ended_on: quitting.quit_on,
    },
  ];
}

const applicationId = (acceptedOn: string, last: string): string =>
  `a${acceptedOn.replaceAll('-', '').slice(2)}${last}`;

/** A SIM that was applied for waits to be activated; the transfer of its number is an application of its own. */
function toldActivation(call: ContractCall): ReturnType<typeof applicationsAt>['applications'] {
  const { mock, session, service, now } = call;
  if (!isIdle(session, service, now)) return [];
  if (exampleOf(mock, service, 'getOrderApplication').applications.length > 0) return [];
  const { service_id, service_type, phone_number } = service.listed;
  const { accepted_on } = contractNow(call);
  return [
    {
      application_id: applicationId(accepted_on, service_id.slice(-4)),
      title: 'SIMのお申し込み',
      service_id,
      service_type,
      phone_number,
      accepted_on,
      steps: [
        { label: '申し込み', state: 'done', date: accepted_on },
        { label: '開通', state: 'next', date: null },
      ],
      next: {
        title: 'SIMの開通',
        date: null,
        detail: '開通の日は、決まりしだいお知らせします',
        action: null,
      },
    },
  ];
}

const optionsInUse = (context: CustomerContext): number =>
  contractedOptions(context).filter(({ status }) => status === 'SRVC' || status === 'QTWT').length;

/** The contract as getContract tells it, for other domains' rules. */
export function contractNow(call: ContractCall): Contract {
  const told = exampleOf(call.mock, call.service, 'getContract');
  return changes.reduce((made, change) => change(made, call), told);
}
