import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { endless, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';

/** Says that fibre has ended, and what is still open; nothing before it has ended. */
export function EndedSection() {
  const { status, quit_on } = useSuspenseQuery(read(api.getContract, ofService('fixed'))).data;
  if (status !== 'QUIT') return null;
  return (
    <Section label="解約済み">
      <p>
        {quit_on !== endless && (
          <>
            <Nowrap>{formatDay(quit_on)}</Nowrap>に、
          </>
        )}
        ご利用が終わりました。ご請求と書類は、引き続きご覧いただけます。
      </p>
      <Actions>
        <Button variant="text" href={paths.contract()} sx={{ fontWeight: 700 }}>
          ご契約情報を見る
        </Button>
      </Actions>
    </Section>
  );
}
