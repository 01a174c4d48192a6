import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
import { saveFile } from '@/lib/saveFile';
import { Icon } from '@/theme/icon/Icon';
import { billCsv, type CsvBill } from './billCsv';

/** Buttons to print the bill and to save its lines for a spreadsheet; neither while its total isn't known. */
export function BillTools({ bill }: { bill: CsvBill }) {
  if (bill.total === null) return null;
  return (
    <>
      <Button variant="text" startIcon={<Icon name="printer" />} onClick={() => window.print()}>
        印刷する
      </Button>
      <Button
        variant="text"
        startIcon={<Icon name="download" />}
        aria-label="明細をダウンロード(CSV)"
        onClick={() =>
          saveFile(
            new Blob([billCsv([bill])], { type: 'text/csv;charset=utf-8' }),
            `${brand.code}-${bill.month}.csv`,
          )
        }
      >
        明細をダウンロード(CSV)
      </Button>
    </>
  );
}
