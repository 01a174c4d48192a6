import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { now } from '@/lib/clock';
import { formatTime } from '@/lib/date';
import { useSession } from '@/session/current';
import { mockAddress, type MockOperation, shortName } from './operations';
import { PanelPlay } from './PanelPlay';

const Root = styled.div`
  padding-top: 8px;
  select {
    width: 100%;
    min-height: 36px;
    padding: 0 8px;
    border: 1px solid var(--field);
    border-radius: 4px;
    background: var(--sheet);
    font-size: 14px;
  }
`;

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
};

interface PanelFootProps {
  /** Operations that this screen hasn't called yet, its writes for example. */
  others: readonly MockOperation[];
  onAdd: (operationId: string) => void;
  /** How many pins and faults there are. */
  count: number;
  onClear: () => void;
  /** Called when the scenario or the faults have changed. */
  onPlay: () => void;
}

/**
 * Other operations to pin, scenario and faults, the clock, who is logged in, and a link to the mock's own
 * page.
 */
export function PanelFoot({ others, onAdd, count, onClear, onPlay }: PanelFootProps) {
  const customer = useSession()?.customer;
  return (
    <Root>
      <select
        aria-label="ほかの要求を加える"
        value=""
        onChange={(event) => onAdd(event.target.value)}
      >
        <option value="">ほかの要求を加える</option>
        {others.map(({ operationId, method, path }) => (
          <option key={operationId} value={operationId}>
            {method.toUpperCase()} {shortName(path)}
          </option>
        ))}
      </select>
      <PanelPlay onChange={onPlay} />
      <Stack direction="row" sx={line}>
        <span>時計 {formatTime(now())}</span>
        {count > 0 && (
          <Button variant="text" onClick={onClear}>
            すべて外す({count})
          </Button>
        )}
      </Stack>
      <Stack direction="row" sx={line}>
        <span>{customer ? `${customer.last_name} ${customer.first_name}` : 'ログインなし'}</span>
        <Button variant="text" href={mockAddress('/__mock/')}>
          /__mock/ を開く
        </Button>
      </Stack>
    </Root>
  );
}
