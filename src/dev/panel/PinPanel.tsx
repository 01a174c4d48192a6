import styled from '@emotion/styled';
import { type Query, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  faults,
  keepInAddress,
  pins,
  playedScenario,
  playScenario,
  scenarioReady,
  setPin,
} from '@/api/middleware/scenario';
import { queryClient as portalQueries } from '@/api/queryClient';
import { pressedKey } from '@/lib/pressedKey';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { isCallOf, type MockOperation, readOperations } from './operations';
import { PanelFoot } from './PanelFoot';
import { PinRow } from './PinRow';
import { useCalledPaths } from './useCalledPaths';
import { useMockProblems } from './useMockProblems';

const Root = styled.aside`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: 1400;
  display: flex;
  flex-direction: column;
  width: 384px;
  max-width: calc(100vw - 24px);
  max-height: calc(100vh - 48px);
  padding: 8px 20px;
  border: 1px dashed var(--ink);
  border-radius: 4px;
  background: var(--sheet);
  font-size: 14px;
  line-height: 20px;
  & > div:first-of-type {
    display: flex;
    align-items: center;
    gap: 12px;
    h2 {
      font-size: 14px;
    }
    p {
      color: var(--ink-2);
    }
    button {
      min-width: 44px;
      min-height: 44px;
      margin: 0 -12px 0 auto;
      border: 0;
      background: none;
      cursor: pointer;
    }
  }
  & > [role='alert'] {
    flex: none;
    overflow: auto;
    max-height: 30vh;
    padding: 8px 12px;
    margin-bottom: 8px;
    border: 1px solid var(--caution);
    border-radius: 2px;
    background: var(--caution-weak);
    color: var(--caution);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & > ul {
    overflow-y: auto;
    min-height: 0;
    padding: 0 4px;
    margin: 0 -4px;
    border-bottom: 1px solid var(--ink);
  }
  ${media.small} {
    right: 12px;
    bottom: 12px;
  }
  ${media.print} {
    display: none;
  }
`;

/** The mock's pins for what this screen calls; development only (docs/design.md §7). */
export default function PinPanel() {
  return (
    <QueryClientProvider client={portalQueries}>
      <Panel />
    </QueryClientProvider>
  );
}

function Panel() {
  const queryClient = useQueryClient();
  const { key, pathname } = useLocation();
  const [pinned, setPinned] = useState<ReadonlyMap<string, string>>(() => new Map(pins()));
  const [open, setOpen] = useState(
    () => pinned.size + faults().size > 0 || playedScenario() !== undefined,
  );
  const [wanted, setWanted] = useState({ at: pathname, ids: [] as readonly string[] });
  const added = wanted.at === pathname ? wanted.ids : [];
  const [problem, setProblem] = useState<string>();
  const problems = useMockProblems();
  const opener = useRef<HTMLButtonElement>(null);
  const { sent, shown } = useCalledPaths();
  const operations = useQuery({
    queryKey: ['mock', '/__mock/operations'],
    queryFn: readOperations,
    staleTime: Infinity,
    enabled: open || problems.length > 0,
  });

  // A route change drops the query string; it is put back, so that the address stays a link to this
  // state.
  useEffect(() => {
    keepInAddress();
    scenarioReady().then(
      () => setPinned(new Map(pins())),
      (error: Error) => setProblem(error.message),
    );
  }, [key]);

  if (!open && problems.length === 0)
    return <PanelOpener ref={opener} count={pinned.size} onOpen={() => setOpen(true)} />;

  const all = operations.data ?? [];
  const isMounted = ({ operationId, path }: MockOperation) =>
    pinned.has(operationId) ||
    added.includes(operationId) ||
    shown.includes(operationId) ||
    sent.some((sentPath) => isCallOf(path, sentPath));
  const here = all.filter(isMounted);

  const pin = (changes: readonly MockOperation[], example: string | undefined) => {
    for (const { operationId } of changes) setPin(operationId, example);
    setPinned(new Map(pins()));
    const ids = changes.map(({ operationId }) => operationId);
    const isChanged = ({ queryKey }: Query) => ids.includes(String(queryKey[0]));
    const queries = queryClient.getQueryCache().findAll({ predicate: isChanged });
    // A screen that the error dialog has replaced doesn't read again by itself.
    if (queries.some((query) => query.state.status === 'error')) location.reload();
    else void queryClient.resetQueries({ predicate: isChanged });
  };

  const playOther = () => {
    setPinned(new Map(pins()));
    location.reload();
  };

  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <Root
      aria-labelledby="pin-panel"
      onKeyDown={(event) => pressedKey(event) === 'Escape' && close()}
    >
      <div>
        <h2 id="pin-panel">モック</h2>
        <p>この画面の要求 {here.length}件</p>
        <button type="button" aria-label="モックを閉じる" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {(problem !== undefined || problems.length > 0) && (
        <div role="alert">
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {problems.length === 0 && <p>{problem}</p>}
        </div>
      )}
      {operations.isError && <p role="alert">モックに届きません。</p>}
      <ul>
        {here.map((operation) => (
          <PinRow
            key={operation.operationId}
            operation={operation}
            pinned={pinned.get(operation.operationId)}
            onPin={(example) => pin([operation], example)}
          />
        ))}
      </ul>
      <PanelFoot
        others={all.filter((operation) => !isMounted(operation))}
        onAdd={(operationId) => setWanted({ at: pathname, ids: [...added, operationId] })}
        count={pinned.size + faults().size}
        onClear={() => {
          playScenario(undefined);
          playOther();
        }}
        onPlay={playOther}
      />
    </Root>
  );
}

const Opener = styled.aside`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: 1400;
  ${media.small} {
    right: 12px;
    bottom: 12px;
  }
  & > button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px dashed var(--ink);
    border-radius: 4px;
    background: var(--sheet);
    font-size: 14px;
    font-weight: 700;
    cursor: pointer;
  }
  ${media.print} {
    display: none;
  }
`;

interface PanelOpenerProps {
  /** How many operations are pinned. */
  count: number;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function PanelOpener({ count, onOpen, ref }: PanelOpenerProps) {
  return (
    // A landmark, since it is outside of header, main and footer.
    <Opener aria-label="モック">
      <button ref={ref} type="button" aria-expanded={false} onClick={onOpen}>
        モック{count > 0 && ` ピン${count}件`}
      </button>
    </Opener>
  );
}
