import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { SubmitButton } from '@/ui/link/SubmitButton';
import type { DialogProps } from './Dialog';

// Where Enter goes must be seen, even when a press of the mouse opened the dialog.
const visibly: FocusOptions & { focusVisible: boolean } = { focusVisible: true };

/** Milliseconds in which the second key of a double press comes. */
const doublePressMs = 500;

/** Keeps the second Enter of a double press from the answer that the dialog has just given the focus to. */
function useUnread(open: boolean) {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, [open]);
  return (event: MouseEvent) => {
    // The click of a key has no count.
    if (event.detail > 0 || performance.now() - openedAt.current > doublePressMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The frame of a dialog, in MUI's parts. */
export default function DialogFrame({
  open,
  title,
  eyebrow,
  children,
  choice,
  actions,
  onClose,
  role = 'dialog',
}: DialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const keepUnread = useUnread(open);
  const marked = actions.findIndex((action) => action.safe);
  const safeIndex = marked < 0 ? actions.length - 1 : marked;
  useEffect(() => {
    // MUI gives the focus to the frame; the safe button takes it from there.
    if (open) safe.current?.focus(visibly);
  }, [open]);
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      onClickCapture={keepUnread}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onEntered: () => safe.current?.focus(visibly) } }}
    >
      <DialogTitle id={`${id}-title`}>
        {eyebrow && (
          <Typography component="span" variant="help" sx={{ display: 'block' }}>
            {eyebrow}
          </Typography>
        )}
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>
        {choice}
        {actions.map(({ label, onClick, variant, busy }, index) => (
          <SubmitButton
            key={label}
            variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
            ref={index === safeIndex ? safe : undefined}
            onClick={onClick}
            {...(busy !== undefined && { busy })}
          >
            {label}
          </SubmitButton>
        ))}
      </DialogActions>
    </MuiDialog>
  );
}
