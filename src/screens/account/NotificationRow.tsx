import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type * as Schema from '@/api/generated/schemas';
import { formatDay } from '@/lib/date';
import { useHasRoute } from '@/shell/hasRoute';
import { Icon } from '@/theme/icon/Icon';
import { palt } from '@/theme/type';
import { KeepTogether } from '@/ui/KeepTogether';
import { Prose } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Disclosure } from '@/ui/row/Disclosure';
import { Status } from '@/ui/status/Status';
import { markOpened } from './markOpened';

const Title = styled.span`
  ${{ ...palt }};
  &[data-unread],
  details[open] & {
    font-weight: 700;
  }
`;

const Facts = styled.div`
  margin: 16px 0 12px;
  padding-top: 13px;
  border-block: 1px solid var(--rule);
`;

/** One announcement: date and title; its text, facts and link open in place. */
export function NotificationRow({ notification }: { notification: Schema.Notification }) {
  const queryClient = useQueryClient();
  const hasRoute = useHasRoute();
  const { hash } = useLocation();
  const { notification_id: id, date, title, is_unread, paragraphs, rows, link } = notification;
  // A notice on a service top links to its announcement here by the hash.
  const isAskedFor = hash === `#${id}`;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAskedFor) row.current?.scrollIntoView({ block: 'center' });
  }, [isAskedFor]);
  return (
    <li ref={row}>
      <Disclosure
        name={id}
        open={isAskedFor}
        eyebrow={
          <>
            {formatDay(date)}
            {is_unread && (
              <Box component="span" sx={{ color: 'text.primary' }}>
                <Status mark="dot" label="未読" />
              </Box>
            )}
          </>
        }
        title={<Title data-unread={is_unread || undefined}>{title}</Title>}
        onOpen={() => {
          if (is_unread) void markOpened(queryClient, id);
        }}
      >
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <KeepTogether>{paragraph}</KeepTogether>
            </p>
          ))}
        </Prose>
        {rows.length > 0 && (
          <Facts>
            <DescriptionList
              items={rows.map(({ label, value }) => ({
                term: label,
                value: /^[\d,]+円$/.test(value) ? <b>{value}</b> : value,
              }))}
            />
          </Facts>
        )}
        {link?.type === 'internal' && hasRoute(link.url) && (
          <Button
            variant="text"
            endIcon={<Icon name="arrow" />}
            href={link.url}
            sx={{ fontWeight: 700 }}
          >
            {link.text}
          </Button>
        )}
        {link?.type === 'external' && (
          <Button variant="text" sx={{ fontWeight: 700 }} href={link.url}>
            {link.text}
          </Button>
        )}
      </Disclosure>
    </li>
  );
}
