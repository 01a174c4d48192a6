import { failures } from '@/catalogue/failures';
import { ApiErrorDialog } from './ApiErrorDialog';

/** A change of an option was not taken: the option-change message (docs/product.md §2.7). */
export function OptionChangeDialog({ onClose }: { onClose: () => void }) {
  return <ApiErrorDialog failure={failures.optionChange} ok={{ label: 'OK', onClick: onClose }} />;
}
