import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { labelOf } from '@/catalogue/labelOf';
import { rvoipStatuses, voipStatuses } from '@/catalogue/voip';
import type { OptionTypeData, StatusCode } from './option';

interface OptionTypeStatus {
  status: StatusCode;
  /** How it is called where the kind has a word of its own. */
  label?: string;
}

/** The video partner's statuses; its quitting has a word of its own (docs/product.md §7.4). */
const unext: Record<string, OptionTypeStatus> = {
  none: { status: 'NONE' },
  applying: { status: 'ENTR' },
  in_use: { status: 'SRVC' },
  cancelled: { status: 'CNCL' },
  terminated: { status: 'QUIT' },
  termination_accepted: { status: 'QTWT', label: '解約受付済み' },
};

/** As the generic ones, with a quit of its own words, and one that is only asked for. */
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

/** What a kind's own status stands for among the generic ones. */
export function optionTypeStatus(
  optionType: FibreOption['optionType'],
  { status, order_types, reason }: Pick<OptionTypeData, 'status' | 'order_types' | 'reason'>,
): OptionTypeStatus {
  const told = status ?? 'NONE';
  if (optionType === 'unext') return unext[told] ?? { status: told as StatusCode };
  if (optionType === 'voip') return voip[told] ?? { status: told as StatusCode };
  if (optionType !== 'rvoip') return { status: told as StatusCode };
  // By its display rule NONE is an application too; but not while one is still to be made.
  if (told === 'NONE' && (order_types.includes('1') || reason !== null)) return { status: 'NONE' };
  if (!isRvoip(told)) return { status: told as StatusCode };
  return { status: rvoip[told], label: labelOf(rvoipStatuses, told) };
}
