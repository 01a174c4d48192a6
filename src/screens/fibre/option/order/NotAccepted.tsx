import { useState } from 'react';
import { failures } from '@/catalogue/errors';
import { ApiErrorDialog } from '@/shell/error/ApiErrorDialog';

/** 「現在、お申込みを受け付けられない状態です。」 in the API error dialog (specification 2, section 8). */
export function NotAccepted() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <ApiErrorDialog
      failure={failures.optionChange}
      ok={{ word: 'OK', onClick: () => setOpen(false) }}
    />
  );
}
