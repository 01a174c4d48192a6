import Link from '@mui/material/Link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { linkStatuses } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** The account of a partner that this one is linked with. */
export function LinkedAccountSection() {
  const { status, account_name, linked_on } = useSuspenseQuery(read(api.getSonyAccount)).data;
  return (
    <Section label="連携ID">
      <DescriptionList
        narrow
        items={[
          {
            term: labelOf(linkStatuses, status),
            value: account_name ? (
              <Verbatim>{account_name}</Verbatim>
            ) : status === 'none' ? (
              '連携しているIDはありません'
            ) : (
              '-'
            ),
            note: linked_on && `${formatFullDay(linked_on)}に連携`,
            action: (
              <Link href={paths.accountLink()} aria-label="設定(連携ID)">
                設定
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
