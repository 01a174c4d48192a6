import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, isKnown, labelOf, type Open } from '@/catalogue/labelOf';
import { rvoipStatuses, voipStatuses } from '@/catalogue/voip';
import type { OptionTypeData, StatusCode } from './option';

interface OptionTypeStatus {
  status: Open<StatusCode>;
  /** Label of the status, if the option type has its own. */
  label?: string;
}

/** The video partner's statuses; an accepted termination has its own label (docs/product.md §7.4). */
const unext: Record<Code.UnextStatus, OptionTypeStatus> = {
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
const voip: Partial<Record<string, OptionTypeStatus>> = {
  QUIT: { status: 'QUIT', label: voipStatuses.QUIT },
  QTRQ: { status: 'QTWT', label: voipStatuses.QTRQ },
} satisfies Partial<Record<Code.VoipStatus, OptionTypeStatus>>;

const rvoip: Record<Code.RvoipStatus, StatusCode> = {
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

const statusCodes = inOrder<StatusCode>()(['NONE', 'ENTR', 'EXAM', 'SRVC', 'CNCL', 'QTWT', 'QUIT']);

/** A generic status; any other text is one that isn't known. */
const generic = (told: string): OptionTypeStatus => ({
  status: statusCodes.find((code) => code === told) ?? `?${told}`,
});

/** Translates an option type's own status to a generic one. */
export function optionTypeStatus(
  optionType: FibreOption['optionType'],
  { status, order_types, reason }: Pick<OptionTypeData, 'status' | 'order_types' | 'reason'>,
): OptionTypeStatus {
  const told = status ?? 'NONE';
  if (optionType === 'unext') return isKnown(unext, told) ? unext[told] : generic(told);
  if (optionType === 'voip') return voip[told] ?? generic(told);
  if (optionType !== 'rvoip') return generic(told);
  // By the display rule NONE, too, stands for an application in progress. It doesn't if an application
  // can still be made, or a reason says why it can't.
  if (told === 'NONE' && (order_types.includes('1') || reason !== null)) return { status: 'NONE' };
  if (!isKnown(rvoip, told)) return generic(told);
  return { status: rvoip[told], label: labelOf(rvoipStatuses, told) };
}
