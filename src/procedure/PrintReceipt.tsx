import { Link } from '@/ui/link/Link';

/** The way to keep a receipt on paper, among the ways on from it. */
export const PrintReceipt = () => (
  <Link standalone onClick={() => window.print()}>
    控えを印刷する
  </Link>
);
