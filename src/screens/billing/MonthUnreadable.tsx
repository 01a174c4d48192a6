import { ErrorState } from '@/ui/state/ErrorState';

interface MonthUnreadableProps {
  onRetry: () => void;
  retrying: boolean;
}

/** A bill whose status is none of those given (docs/product.md §5.4). */
export function MonthUnreadable({ onRetry, retrying }: MonthUnreadableProps) {
  return (
    <ErrorState onRetry={onRetry} busy={retrying}>
      この月のご請求を、いま読み込めません。ご請求の内容は変わっていません。
    </ErrorState>
  );
}
