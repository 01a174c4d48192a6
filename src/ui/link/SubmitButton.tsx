import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { visuallyHidden } from '@/theme/type';

// The words keep their place while it is busy, so the button keeps its width.
const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  &[data-hidden] {
    visibility: hidden;
  }
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

interface SubmitButtonProps extends Omit<ButtonProps, 'disabled' | 'loading' | 'href'> {
  /**
   * What is under way (`送信中`): the button keeps its width and takes no second press. `false` where
   * it may come, so that the screen reader hears it when it does.
   */
  busy?: string | false;
  /** Why it can't be used now, in words: the button is dashed, stays reachable and does nothing. */
  disabledReason?: string;
  /** `WriteOverlay` covers the page meanwhile and says so: once is enough for the screen reader. */
  covered?: boolean;
}

/**
 * A button that says what is under way or why it can't be used. MUI's own `disabled` and `loading` take
 * it out of the order of the keyboard, and the focus with it (docs/design.md §7).
 */
export function SubmitButton({
  busy,
  disabledReason,
  covered,
  startIcon,
  endIcon,
  children,
  onClick,
  'aria-describedby': describedBy,
  'aria-label': name,
  ...button
}: SubmitButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        {...button}
        // What is seen is part of the name, so that it can be pressed by voice.
        aria-label={name && busy ? `${busy}(${name})` : name}
        aria-busy={busy ? true : undefined}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : describedBy}
        onClick={(event) => {
          if (disabledReason || busy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        <Label data-hidden={busy ? true : undefined}>
          {startIcon}
          {children}
          {endIcon}
        </Label>
        {busy && <Busy>{busy}</Busy>}
      </Button>
      {busy !== undefined && !covered && (
        <Box component="span" role="status" sx={visuallyHidden}>
          {busy || ''}
        </Box>
      )}
      {disabledReason && (
        <Typography variant="body2" component="span" id={reasonId} sx={{ display: 'block', mt: 2 }}>
          {disabledReason}
        </Typography>
      )}
    </>
  );
}
