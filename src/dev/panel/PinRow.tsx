import styled from '@emotion/styled';
import { Icon } from '@/theme/icon/Icon';
import { monoFamily } from '@/theme/type';
import { type MockOperation, shortName } from './operations';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 168px;
  align-items: center;
  gap: 12px;
  padding: 6px 0;
  border-top: 1px solid var(--rule);
  label {
    font: 400 13px/18px ${monoFamily};
    overflow-wrap: anywhere;
  }
  & > span {
    position: relative;
    display: block;
  }
  svg {
    position: absolute;
    left: 9px;
    top: 12px;
    pointer-events: none;
    color: var(--accent);
  }
  svg:last-of-type {
    left: auto;
    right: 9px;
    top: 10px;
    color: var(--ink);
  }
  select {
    width: 100%;
    min-height: 36px;
    padding: 0 32px 0 8px;
    border: 1px solid var(--field);
    border-radius: 4px;
    background: var(--sheet);
    font-size: 14px;
    text-overflow: ellipsis;
    appearance: none;
  }
  select[data-pinned] {
    padding-left: 30px;
    border: 2px solid var(--accent);
    background: var(--accent-weak);
    font-weight: 700;
  }
`;

interface PinRowProps {
  operation: MockOperation;
  /** Name of the pinned example, or a status. */
  pinned: string | undefined;
  onPin: (example: string | undefined) => void;
}

/** One operation and the named examples that it can be pinned to. */
export function PinRow({ operation, pinned, onPin }: PinRowProps) {
  const { operationId, method, path, responses } = operation;
  const id = `pin-${operationId}`;
  const isRead = method.toLowerCase() === 'get';
  return (
    <Root>
      <label htmlFor={id}>
        {!isRead && <b>{method.toUpperCase()} </b>}
        {shortName(path)}
      </label>
      <span>
        <select
          id={id}
          value={pinned ?? ''}
          data-pinned={pinned ? true : undefined}
          onChange={(event) => onPin(event.target.value || undefined)}
        >
          <option value="">ピンなし</option>
          {responses.map(({ status, examples }) => (
            <optgroup key={status} label={status}>
              {examples.length === 0 && <option value={status}>{status}</option>}
              {examples.map(({ name, summary }) => (
                <option key={name} value={name}>
                  {summary}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {pinned && <Pushpin />}
        <Icon name="down" size={16} />
      </span>
    </Root>
  );
}

function Pushpin() {
  return (
    <svg
      aria-hidden="true"
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d="M3 1h6M4 1v4L2.5 7.500h7L8 5V1M6 7.500V12" />
    </svg>
  );
}
