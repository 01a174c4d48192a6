import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { formatPhone } from '@/lib/numbers';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import { Icon } from '@/theme/icon/Icon';
import { Nowrap } from '@/ui/page/Page';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { WordWrap } from '@/ui/WordWrap';
import type { Place } from './places';

/** Id of one of the results. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ResultListProps {
  id: string;
  results: readonly Place[];
  /** Index of the result that Enter opens; less than 0 for none. */
  active: number;
}

/** What was found, each a link with its kind and, where the customer has several, its service. */
export function ResultList({ id, results, active }: ResultListProps) {
  const noteOf = useNote();
  return (
    <List
      component="div"
      id={id}
      role="listbox"
      aria-label="見つかったもの"
      sx={{ '& > a + a': { borderTop: 1, borderColor: 'divider' } }}
    >
      {results.map((place, index) => (
        <ListItemButton
          key={`${place.href} ${place.title}`}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={place.href}
          data-service={place.service}
          sx={{
            '&[aria-selected="true"], &[aria-selected="true"]:hover': {
              bgcolor: 'var(--accent-weak)',
              outline: '2px solid var(--accent)',
              outlineOffset: -2,
            },
            pl: 3,
            pr: 3,
          }}
        >
          <Box component="span" sx={{ flex: 'none', width: 36 }}>
            {place.service && <ServiceLine />}
          </Box>
          <Box component="span" sx={{ minWidth: 0 }}>
            <b>
              <WordWrap>{place.title}</WordWrap>
            </b>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block', lineHeight: '22px' }}
            >
              {noteOf(place)}
              {place.state && (
                <>
                  {' '}
                  <Nowrap>{place.state}</Nowrap>
                </>
              )}
            </Typography>
          </Box>
          <Icon name={/^https?:/.test(place.href) ? 'external' : 'forward'} />
        </ListItemButton>
      ))}
    </List>
  );
}

/** Kind of a place, and the line that it is about: the one that the portal's links lead to. */
function useNote(): (place: Place) => ReactNode {
  const session = useSession();
  return ({ kind, service }) => {
    if (!service || !session || session.isSingleService) return kind;
    const phone = service === 'mobile' && serviceFor(session, 'mobile')?.phone_number;
    return (
      <>
        {kind}・{brand.serviceLabels[service]}{' '}
        {phone && <Nowrap translate="no">{formatPhone(phone)}</Nowrap>}
      </>
    );
  };
}
