import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { labelOf } from '@/catalogue/labelOf';
import { rvoipStatuses, voipStatuses } from '@/catalogue/voip';
import type { OptionTypeData, StatusCode } from './option';

interface OptionTypeStatus {
  status: StatusCode;
  /** Label of the status, if the option type has its own. */
  label?: string;
}

/** The video partner's statuses; an accepted termination has its own label (docs/product.md §7.4). */
const unext: Record<string, OptionTypeStatus> = {
  none: { status: 'NONE' },
  applying: { status: 'ENTR' },
  in_use: { status: 'SRVC' },
  cancelled: { status: 'CNCL' },
  terminated: { status: 'QUIT' },
  termination_accepted: { status: 'QTWT', label: '解約受付済み' },
};

/**
 * The home phone's statuses are the generic ones, except QUIT, which has its own label, and QTRQ: the
 * quit was requested.
 */
const voip: Record<string, OptionTypeStatus> = {
  QUIT: { status: 'QUIT', label: voipStatuses.QUIT },
  QTRQ: { status: 'QTWT', label: voipStatuses.QTRQ },
};

const rvoip: Record<keyof typeof rvoipStatuses, StatusCode> = {
  NONE: 'ENTR',
  ENTRY_ACCEPT: 'ENTR',
  ENTRY_NG_SUPPORTED: 'ENTR',
  ENTRY_OPENING_REQUESTED: 'ENTR',
  SERVICE: 'SRVC',
  QUIT_QUITTIG: 'QTWT',
  QUIT_REQUESTED: 'QTWT',
  QUIT_FINISHED: 'QUIT',
  CANCEL_CANCELING: 'CNCL',
  CANCEL: 'CNCL',
};

const isRvoip = (status: string): status is keyof typeof rvoip => Object.hasOwn(rvoip, status);

/** Translates an option type's own status to a generic one. */
export function optionTypeStatus(
  optionType: FibreOption['optionType'],
  { status, order_types, reason }: Pick<OptionTypeData, 'status' | 'order_types' | 'reason'>,
): OptionTypeStatus {
  const told = status ?? 'NONE';
  if (optionType === 'unext') return unext[told] ?? { status: told as StatusCode };
  if (optionType === 'voip') return voip[told] ?? { status: told as StatusCode };
  if (optionType !== 'rvoip') return { status: told as StatusCode };
  // By the display rule NONE, too, stands for an application in progress. It doesn't if an application
  // can still be made, or a reason says why it can't.
  if (told === 'NONE' && (order_types.includes('1') || reason !== null)) return { status: 'NONE' };
  if (!isRvoip(told)) return { status: told as StatusCode };
  return { status: rvoip[told], label: labelOf(rvoipStatuses, told) };
}
