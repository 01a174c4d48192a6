import Button from '@mui/material/Button';

/** The way to keep a receipt on paper, among the ways on from it. */
export const PrintReceipt = () => (
  <Button variant="text" onClick={() => window.print()}>
    控えを印刷する
  </Button>
);
