import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import type { Service } from '@/api/services';
import type { RestrictedSetting } from '@/catalogue/generated/codes';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { useSession } from '@/session/current';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/lineNames';
import { useServiceType } from '@/session/selectedService';
import { serviceFor } from '@/session/service';
import { media } from '@/theme/media';
import { Dialog } from '@/ui/message/Dialog';
import { Columns, Main } from '@/ui/page/Page';
import { Phone } from '@/ui/Phone';
import { LinkRows } from '@/ui/row/LinkRows';

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

/** The restriction that can close a procedure, by the procedure's address. */
const restricted: readonly (readonly [path: string, setting: RestrictedSetting])[] = [
  [paths.mobilePlan(), 'price_plan_exchange'],
  [paths.mobileCallService(), 'call_service'],
  [paths.mobileOption(), 'option'],
  [paths.mobileEsim(), 'esim'],
  [paths.mobileDeviceEntry(), 'device_entry'],
  [paths.mobileMnpTransferIn(), 'mnp_transfer_in'],
  [paths.mobileCharge(), 'charge'],
  [paths.mobileDataAdvance(), 'data_advance'],
  [paths.mobileGigaPlus(), 'giga_plus'],
  [paths.packetGift(), 'packet_gift'],
  [paths.mobileQuit(), 'quit'],
  [paths.mobileStopRestart(), 'stop_restart'],
];

/** Addresses below those that no restriction closes: receiving a gift, and taking something back. */
const alwaysOpen: readonly string[] = [
  paths.packetGiftReceipt(),
  paths.mobilePlanCancel(),
  paths.mobileQuitCancel(),
];

const settingOf = (path: string) => {
  const isIn = (root: string) => path.startsWith(root.replace(/\/$/, ''));
  return alwaysOpen.some(isIn) ? undefined : restricted.find(([root]) => isIn(root))?.[1];
};

/** Address of the first step of the procedure that is open. */
function useStart(): string {
  const { pathname } = useLocation();
  const step = useParams()['*'] ?? '';
  return step && pathname.endsWith(step) ? pathname.slice(0, -step.length) : pathname;
}

interface LineChoiceProps {
  /** The customer's other lines. */
  others: readonly Service[];
  onClose: () => void;
}

/** Offers the same procedure for another line; says why where it is closed for a line. */
export function LineChoice({ others, onClose }: LineChoiceProps) {
  const start = useStart();
  const setting = settingOf(start);
  const reads = useQueries({
    queries: others.map(({ service_id }) => ({
      ...read(api.getSettingsRestriction, { service_id }),
      meta: background,
      enabled: setting !== undefined,
    })),
  });
  const lines = others.map(({ service_id, phone_number, plan_name }, index) => ({
    title: formatPhone(phone_number ?? ''),
    help: (
      <>
        <LineNickname serviceId={service_id} /> {plan_name}
      </>
    ),
    serviceId: service_id,
    to: addressFor(start, service_id),
    // If the read has failed, the line is offered, and its procedure says what is wrong.
    closed: reads[index]?.data?.restrictions.find((one) => one.setting === setting)?.text,
  }));
  const open = lines.filter(({ closed }) => !closed);
  return (
    <Dialog
      open
      title="番号を切り替える"
      onClose={onClose}
      actions={[{ label: 'やめる', onClick: onClose, variant: 'secondary' }]}
    >
      {open.length > 0 ? (
        <>
          <p>この手続きを、選んだ番号で始めます。ここまでの入力は、いまの番号に残ります。</p>
          <Box sx={{ mt: 5 }}>
            <LinkRows items={open} />
          </Box>
        </>
      ) : (
        <p>この手続きは、ほかの番号ではいまはお申し込みいただけません。</p>
      )}
      <ul>
        {lines.map(
          ({ title, serviceId, closed }) =>
            closed && (
              <Box
                component="li"
                key={title}
                sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}
              >
                <b translate="no">{title}</b> <LineNickname serviceId={serviceId} />
                <Typography variant="help">{closed}</Typography>
              </Box>
            ),
        )}
      </ul>
    </Dialog>
  );
}

interface PhoneNumberBarProps {
  /** Digits of the line that the procedure is for. */
  phone: string;
  serviceId: string;
  /** Lines of the customer. */
  count: number;
  /** 番号を切り替える. */
  action?: ReactNode;
}

/** Which number a procedure is for, where a customer has several lines (docs/design.md §7). */
export function PhoneNumberBar({ phone, serviceId, count, action }: PhoneNumberBarProps) {
  return (
    <Box
      data-print="none"
      sx={{ bgcolor: 'background.band', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container sx={{ py: 2.5 }}>
        <Columns>
          <Main
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              gap: '8px 40px',
              '& > :last-child': { flex: 'none' },
            }}
          >
            <Box sx={{ flex: '1 1 0', [media.crowded]: { flexBasis: '100%' } }}>
              <Typography component="div" variant="caption" color="textSecondary">
                この番号の手続き(全{count}回線)
              </Typography>
              <Box
                sx={{
                  fontSize: 24,
                  lineHeight: '32px',
                  color: 'service.main',
                  whiteSpace: 'nowrap',
                }}
              >
                <Phone digits={phone} />
                {/* Takes the width that the number has, and asks for none. */}
                <Box sx={{ width: 0, minWidth: '100%', lineHeight: '24px' }}>
                  <LineNickname serviceId={serviceId} />
                </Box>
              </Box>
            </Box>
            {action}
          </Main>
        </Columns>
      </Container>
    </Box>
  );
}
