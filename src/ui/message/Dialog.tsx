import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

export interface DialogAction {
  label: string;
  onClick: () => void;
  variant?: 'primary' | 'secondary' | 'destructive';
  /** Takes the focus when the dialog opens: the one that changes nothing. The last one, unless said. */
  safe?: boolean;
  /** What has to be over before it can be pressed (`読み込んでいます`); `false` where it may come. */
  busy?: string | false;
}

export interface DialogProps {
  open: boolean;
  title: string;
  /** Small words above the title: お知らせ. */
  eyebrow?: string;
  children: ReactNode;
  /** Above the buttons, in view however long the text is: 次から表示しない. */
  choice?: ReactNode;
  /** Stacked, the first on top. */
  actions: readonly DialogAction[];
  /** Escape, or a press on the scrim; without it the dialog is left by its buttons only. */
  onClose?: () => void;
  /** `alertdialog` when it interrupts. */
  role?: 'dialog' | 'alertdialog';
}

const frame = lazyWithPreload<DialogProps>(() => import('./DialogFrame'));

/** Fetches the code of dialogs, which the first screen doesn't need. */
export const fetchDialog = frame.preload;

/** 480 wide, title 22, stacked buttons, focus on the safe one (docs/design.md §7). */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <frame.Component {...props} />
    </Suspense>
  );
}
