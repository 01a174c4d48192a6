import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  faults,
  playedScenario,
  playScenario,
  scenarioSets,
  setFault,
} from '@/api/middleware/scenario';
import { now } from '@/lib/clock';
import { formatTime } from '@/lib/date';
import { useSession } from '@/session/current';
import { mockAddress, type MockOperation, readFaultKinds, shortName } from './operations';

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

const Play = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: 8px 12px;
  padding: 8px 0;
`;

const targets = { reads: '読み取り', writes: '書き込み', '*': 'すべて' };

interface PanelPlayProps {
  /** Called when the scenario or the faults have changed, so that everything is read again. */
  onChange: () => void;
}

/** Chooses a scenario (a named set of pins and faults) and one kind of fault. */
export function PanelPlay({ onChange }: PanelPlayProps) {
  const [target, setTarget] = useState(() => [...faults().keys()][0] ?? 'reads');
  const sets = useQuery({
    queryKey: ['mock', '/__mock/scenarios'],
    queryFn: scenarioSets,
    staleTime: Infinity,
  });
  const kinds = useQuery({
    queryKey: ['mock', '/__mock/fault-kinds'],
    queryFn: readFaultKinds,
    staleTime: Infinity,
  });
  const setFaults = (pattern: string, kind: string) => {
    for (const other of faults().keys()) setFault(other, undefined);
    setFault(pattern, kind ? kind + (kind.startsWith('delay') ? ':3000' : '') : undefined);
    onChange();
  };
  const fault = faults().get(target)?.split(':')[0] ?? '';
  return (
    <Play>
      <label htmlFor="mock-scenario">場面</label>
      <select
        id="mock-scenario"
        value={playedScenario() ?? ''}
        onChange={(event) => {
          playScenario(sets.data?.find(({ name }) => name === event.target.value));
          onChange();
        }}
      >
        <option value="">選ばない</option>
        {sets.data?.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <span>障害</span>
      <Box
        component="span"
        sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 2 }}
      >
        <select
          aria-label="障害を起こす要求"
          value={target}
          onChange={(event) => {
            setTarget(event.target.value);
            if (fault) setFaults(event.target.value, fault);
          }}
        >
          {Object.entries(targets).map(([pattern, label]) => (
            <option key={pattern} value={pattern}>
              {label}
            </option>
          ))}
          {!(target in targets) && <option value={target}>{target}</option>}
        </select>
        <select
          aria-label="障害の種類"
          value={fault}
          onChange={(event) => setFaults(target, event.target.value)}
        >
          <option value="">なし</option>
          {kinds.data?.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </Box>
    </Play>
  );
}
