import { brand } from '@/catalogue/brand';
import { saveFile } from '@/lib/saveFile';
import { Link } from '@/ui/link/Link';
import { billCsv, type CsvBill } from './billCsv';

/** The bill on paper, and its lines for a spreadsheet; nothing of either before it is fixed. */
export function BillTools({ bill }: { bill: CsvBill }) {
  if (bill.total === null) return null;
  return (
    <>
      <Link standalone icon="printer" onClick={() => window.print()}>
        印刷する
      </Link>
      <Link
        standalone
        icon="download"
        label="明細をダウンロード(CSV)"
        onClick={() =>
          saveFile(
            new Blob([billCsv(bill)], { type: 'text/csv;charset=utf-8' }),
            `${brand.code}-${bill.month}.csv`,
          )
        }
      >
        明細をダウンロード(CSV)
      </Link>
    </>
  );
}
