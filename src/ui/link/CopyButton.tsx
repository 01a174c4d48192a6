import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  what: string;
  /** The words of the button, where they say what is copied. */
  label?: string;
}

/** Copies a code; says so for three seconds, or that it must be copied by hand. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
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
        size="small"
        startIcon={!said && <Icon name="copy" />}
        aria-label={said || label ? undefined : `コピー(${what})`}
        onClick={() => void copy()}
      >
        {said ?? label ?? 'コピー'}
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
