import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Service } from '@/api/models';
import { useSession } from '@/session/current';
import { useServiceType } from '@/session/selectedService';
import { serviceFor } from '@/session/service';
import { Phone } from '@/ui/Phone';
import { LineChoice } from './LineChoice';
import { PhoneNumberBar } from './PhoneNumberBar';

interface OneOfLines {
  phone: string;
  serviceId: string;
  count: number;
  others: readonly Service[];
}

/** The number that the procedure is for, where the customer has several and could take the wrong one. */
export function useOneOfLines(): OneOfLines | undefined {
  const session = useSession();
  const type = useServiceType();
  const service = session && serviceFor(session, type);
  const lines = session?.services.filter(({ phone_number }) => phone_number) ?? [];
  if (!service?.phone_number || lines.length < 2) return undefined;
  const others = lines.filter((line) => line !== service);
  return {
    phone: service.phone_number,
    serviceId: service.service_id,
    count: lines.length,
    others,
  };
}

/** The band with the number and the button that switches to another (docs/design.md §7). */
export function SelectedLineBar() {
  const line = useOneOfLines();
  const [isOpen, setOpen] = useState(false);
  if (!line) return null;
  return (
    <>
      <PhoneNumberBar
        phone={line.phone}
        serviceId={line.serviceId}
        count={line.count}
        action={
          <Button variant="text" onClick={() => setOpen(true)}>
            番号を切り替える
          </Button>
        }
      />
      {isOpen && <LineChoice others={line.others} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The number once more beside the button that acts on it. */
export function LineNote({ text }: { text: string }) {
  const line = useOneOfLines();
  if (!line) return null;
  return (
    <Box
      component="p"
      data-line-note
      sx={{ m: { xs: '28px 0 0', sm: '36px 0 0' }, textAlign: { xs: 'center', sm: 'left' } }}
    >
      <Phone digits={line.phone} /> {text}
    </Box>
  );
}
