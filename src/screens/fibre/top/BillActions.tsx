import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import type { CurrentBill } from '@/screens/fibre/billing/queries';
import { formatMonth } from '@/lib/date';
import { Actions } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link, LinkButton } from '@/ui/link/Link';
import { InvoiceLink } from './InvoiceLink';

interface BillActionsProps {
  bill: CurrentBill;
  onRetry: () => void;
  retrying: boolean;
}

/** One primary: what the bill asks for, else its lines; the rest as links. */
export function BillActions({ bill, onRetry, retrying }: BillActionsProps) {
  const isKnown = useKnownPaths();
  const { status, previous, contact } = bill;
  const lines = paths.billingMonth(bill.month);
  switch (status) {
    case '1':
    case '3':
      return (
        <InvoiceLink bill={bill}>
          <LinkButton to={lines} icon="arrow">
            内訳を見る
          </LinkButton>
        </InvoiceLink>
      );
    case '2':
    case '5':
      return (
        <InvoiceLink bill={bill}>
          {isKnown(paths.payment()) ? (
            <LinkButton to={paths.payment()} icon="arrow">
              お支払い方法を確かめる
            </LinkButton>
          ) : (
            <LinkButton href={`tel:${brand.support.phone}`}>サポート窓口に電話する</LinkButton>
          )}
          <Link standalone to={lines}>
            内訳を見る
          </Link>
        </InvoiceLink>
      );
    case '4':
      return (
        <InvoiceLink bill={bill}>
          {contact && <LinkButton href={`tel:${contact.phone}`}>事務所に電話する</LinkButton>}
          <Link standalone to={lines}>
            内訳を見る
          </Link>
        </InvoiceLink>
      );
    case '0':
      return (
        <Actions>
          {previous && (
            <LinkButton to={paths.billingMonth(previous.month)} icon="arrow">
              {formatMonth(previous.month)}の内訳を見る
            </LinkButton>
          )}
          <Link standalone to={paths.billing()}>
            ご請求の一覧
          </Link>
        </Actions>
      );
    case '6':
      return (
        <Actions>
          <LinkButton href={`tel:${brand.support.phone}`}>サポート窓口に電話する</LinkButton>
          <Link standalone to={paths.billing()}>
            ご請求の一覧
          </Link>
        </Actions>
      );
    default:
      return (
        <Actions>
          <Button icon="reload" onClick={onRetry} loading={retrying ? '読み込み中' : false}>
            もう一度読み込む
          </Button>
          <Link standalone to={paths.billing()}>
            ご請求の一覧
          </Link>
        </Actions>
      );
  }
}
