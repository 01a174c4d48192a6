import Box from '@mui/material/Box';
import type * as Schema from '@/api/generated/schemas';
import { formatFullDay } from '@/lib/date';
import { media } from '@/theme/media';

/** Whom the bill is for and who issued it: on paper only (docs/design.md §6). */
export function PrintHead({ invoice }: { invoice: Schema.BillingInvoice }) {
  const { addressee, issued_on, issuer, registration_number } = invoice;
  const { zip_code, address, name } = addressee;
  return (
    <Box
      sx={{
        display: 'none',
        [media.print]: { display: 'flex', justifyContent: 'space-between', gap: '8mm', mb: '8mm' },
      }}
    >
      {/* A long address fills its lines. */}
      <Box sx={{ wordBreak: 'normal' }}>
        <p>
          〒{zip_code.slice(0, 3)}-{zip_code.slice(3)} {address}
        </p>
        <Box component="p" sx={{ fontSize: '15pt', fontWeight: 700 }}>
          {name} 様
        </Box>
      </Box>
      <Box sx={{ flex: 'none', fontSize: '8.5pt', textAlign: 'right' }}>
        <p>発行 {formatFullDay(issued_on)}</p>
        <p>{issuer}</p>
        <p>登録番号 {registration_number}</p>
      </Box>
    </Box>
  );
}
