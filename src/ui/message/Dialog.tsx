import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { type } from '@/theme/type';
import { Button } from '@/ui/link/Button';

const Over = styled.span`
  ${type.small};
  display: block;
  color: var(--ink-2);
`;

export interface DialogAction {
  word: string;
  onClick: () => void;
  variant?: 'primary' | 'secondary' | 'destructive';
  /** Takes the focus when the dialog opens: the one that changes nothing. The last one, unless said. */
  safe?: boolean;
}

// Where Enter goes must be seen, even when a press of the mouse opened the dialog.
const visibly: FocusOptions & { focusVisible: boolean } = { focusVisible: true };

interface DialogProps {
  open: boolean;
  title: string;
  /** Small words above the title: お知らせ. */
  over?: string;
  children: ReactNode;
  /** Stacked, the first on top. */
  actions: readonly DialogAction[];
  /** Escape, or a press on the scrim; without it the dialog is left by its buttons only. */
  onClose?: () => void;
  /** `alertdialog` when it interrupts. */
  role?: 'dialog' | 'alertdialog';
}

/** 480 wide, title 22, stacked buttons, focus on the safe one (`look.md` "Components", dialog). */
export function Dialog({
  open,
  title,
  over,
  children,
  actions,
  onClose,
  role = 'dialog',
}: DialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
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
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onEntered: () => safe.current?.focus(visibly) } }}
    >
      <DialogTitle id={`${id}-title`}>
        {over && <Over>{over}</Over>}
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>
        {actions.map(({ word, onClick, variant }, index) => (
          <Button
            key={word}
            ref={index === safeIndex ? safe : undefined}
            variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
            onClick={onClick}
          >
            {word}
          </Button>
        ))}
      </DialogActions>
    </MuiDialog>
  );
}
