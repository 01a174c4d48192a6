import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { now } from '@/lib/clock';
import { formatDeadline, untilNearDay } from '@/lib/deadline';
import { paths } from '@/paths';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
const statuses: Record<Code.PresentStatus, StatusShape> = {
  open: { mark: 'triangle', label: '手続き前', box: 'caution' },
  accepted: { mark: 'half', label: '手続き済み' },
  shipped: { mark: 'done', label: '発送済み' },
  expired: { mark: 'dash', label: '期限切れ', ended: true },
};

/** The present of a campaign, what can be chosen and until when; no section without one. */
export function PresentSection() {
  const { present } = useSuspenseQuery(read(api.getCampaignPresentInfo)).data;
  if (!present) return null;
  const { name, status } = present;
  const shape = shapeOf(statuses, status);
  return (
    <Section label="記念品">
      <List>
        <StatusRow
          title={name}
          help={presentLines(present).map((line) => (
            <div key={line}>{line}</div>
          ))}
          status={<Status {...shape} />}
          action={
            status === 'open' && (
              <Link
                href={paths.present()}
                aria-label={`品を選ぶ(${name})`}
                sx={{ fontWeight: 700 }}
              >
                品を選ぶ
              </Link>
            )
          }
          ended={shape.ended}
        />
      </List>
    </Section>
  );
}

function presentLines({ status, choices, chosen_id, accept_until }: Schema.Present): string[] {
  const chosen = choices.find(({ choice_id }) => choice_id === chosen_id)?.name;
  switch (status) {
    case 'open': {
      const names = (inStock: boolean) =>
        choices
          .filter(({ in_stock }) => in_stock === inStock)
          .map((choice) => choice.name)
          .join('、');
      return [
        formatDeadline(accept_until, now()),
        `選べる品：${names(true) || 'いまは在庫がありません'}`,
        ...(names(false) ? [`在庫なし：${names(false)}`] : []),
      ];
    }
    case 'accepted':
      return [`${chosen ?? '記念品'}をお送りします`];
    case 'shipped':
      return [`${chosen ?? '記念品'}をお送りしました`];
    case 'expired':
      return [untilNearDay(accept_until, now())];
    default:
      return [];
  }
}
