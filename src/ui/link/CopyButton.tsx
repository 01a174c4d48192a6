import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { unseen } from '@/theme/type';
import { Button } from './Button';

const Unseen = styled.span(unseen);

/** Copies a code; says so for three seconds, or that it must be copied by hand. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), 3000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      // There is no clipboard on plain http.
      await navigator.clipboard.writeText(text);
      setSaid('コピーしました');
    } catch {
      setSaid('コピーできません');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        small
        icon={said ? undefined : 'copy'}
        label={said ? undefined : `コピー(${what})`}
        onClick={() => void copy()}
      >
        {said ?? 'コピー'}
      </Button>
      <Unseen role="status">{said}</Unseen>
    </>
  );
}
