import styled from '@emotion/styled';

const Root = styled.span`
  display: inline-block;
  padding: 0 8px;
  border: 1px solid var(--ink);
  border-radius: 2px;
  font-size: 12px;
  line-height: 18px;
  font-weight: 700;
  white-space: nowrap;
  background: var(--ink);
  color: var(--paper);
  &[data-optional] {
    border-color: var(--field);
    background: none;
    color: var(--ink-2);
    font-weight: 400;
  }
`;

/** 必須 in ink or 任意 in outline, beside a field's label (`look.md` "Components", field). */
export function Tag({ optional }: { optional?: boolean }) {
  return <Root data-optional={optional || undefined}>{optional ? '任意' : '必須'}</Root>;
}
