import Button from '@mui/material/Button';
import { PageHead } from '@/ui/page/PageHead';
import { EmptyState } from '@/ui/state/EmptyState';

interface PapersHeadProps {
  title: string;
  /** The contract's page, which papers belong to. */
  contract: string;
  count: number;
  /** Around the number of papers, when there are some: `[before, after]`. */
  lead: readonly [string, string];
  /** When there are none. */
  empty: { lead: string; next: string };
}

/** Head of a page that lists papers of the contract; without any it leads back there. */
export function PapersHead({ title, contract, count, lead, empty }: PapersHeadProps) {
  const [before, after] = lead;
  return (
    <PageHead
      title={title}
      back={{ to: contract, label: 'ご契約情報' }}
      lead={
        count > 0 && (
          <>
            {before}
            <b>{count}件</b>
            {after}
          </>
        )
      }
    >
      {count === 0 && (
        <EmptyState {...empty}>
          <Button variant="secondary" href={contract}>
            ご契約情報に戻る
          </Button>
        </EmptyState>
      )}
    </PageHead>
  );
}
