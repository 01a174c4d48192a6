import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type { Service } from '@/api/models';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import type { RestrictedSetting } from '@/catalogue/generated/codes';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/LineNickname';
import { Dialog } from '@/ui/message/Dialog';
import { LinkRows } from '@/ui/row/LinkRows';

/** The restriction that can close a procedure, by the procedure's address. */
const settings: readonly (readonly [path: string, setting: RestrictedSetting])[] = [
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
  return alwaysOpen.some(isIn) ? undefined : settings.find(([root]) => isIn(root))?.[1];
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
                <Typography variant="body2" color="textSecondary">
                  {closed}
                </Typography>
              </Box>
            ),
        )}
      </ul>
    </Dialog>
  );
}
