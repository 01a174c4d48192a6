import Button from '@mui/material/Button';
import { isRejection } from '@/api/query';
import { formatReceiptNumber } from '@/lib/numbers';
import { paths } from '@/paths';
import { useEsimAnswer } from './esimEntry';
import type { EsimValues } from './esimValues';

/** After an unknown outcome: whether there is an issued eSIM that wasn't there before. */
export function EsimUnknown({ values: { issued } }: { values: EsimValues }) {
  const answer = useEsimAnswer();
  const activation = isRejection(answer) ? null : answer.activation;
  return activation && activation.receipt_number !== issued ? (
    <>
      <p>
        <b>
          まだ設定していないeSIMがあります(受付番号 {formatReceiptNumber(activation.receipt_number)}
          )。
        </b>
        もう一度発行する必要はありません。
      </p>
      <Button variant="text" href={paths.mobileEsim()}>
        発行済みのQRコードを見る
      </Button>
    </>
  ) : (
    <p>eSIMを発行した記録はありません。手数料もかかっていません。もう一度お試しください。</p>
  );
}
