import { useIsFetching } from '@tanstack/react-query';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { paths } from '@/paths';
import { isRefused } from '@/procedure/entryQuery';
import { Link } from '@/ui/link/Link';
import { useEsimAnswer } from './esimEntry';
import { esimQueries } from './queries';

/** Whether an eSIM stands issued though nobody knows what came of the request. */
export function EsimUnknown() {
  const answer = useEsimAnswer();
  const isReading = useIsFetching({ queryKey: esimQueries.esim().queryKey }) > 0;
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  const activation = isRefused(answer) ? null : answer.activation;
  return activation ? (
    <>
      <p>
        <b>
          まだ設定していないeSIMがあります(受付番号 {formatReceiptNumber(activation.receipt_number)}
          )。
        </b>
        もう一度発行する必要はありません。
      </p>
      <Link standalone to={paths.mobileEsim()}>
        発行済みのQRコードを見る
      </Link>
    </>
  ) : (
    <p>eSIMを発行した記録はありません。手数料もかかっていません。もう一度お試しください。</p>
  );
}
