import Button from '@mui/material/Button';

/** The button that prints a receipt. */
export const PrintReceipt = () => (
  <Button variant="text" onClick={() => window.print()}>
    控えを印刷する
  </Button>
);
