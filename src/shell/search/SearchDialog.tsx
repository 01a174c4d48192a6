import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';
import { now } from '@/lib/clock';
import { formatPhone } from '@/lib/numbers';
import { pressedKey } from '@/lib/pressedKey';
import { longestSearch } from '@/lib/searchMatch';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap } from '@/ui/page/Page';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { WordWrap } from '@/ui/WordWrap';
import { useCloseRequest } from '../chrome/useCloseRequest';
import type { Place } from './places';
import { resultsOf } from './results';
import { isSearchKeyOn, setSearchKey } from './searchKey';
import { usePlaces } from './usePlaces';

export interface SearchDialogProps {
  service: ServiceType;
  onClose: () => void;
}

/** Where a key leads to from one of the results; undefined where it leads nowhere. */
const target: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
};

/**
 * One search over screens, procedures, options, months and help: a combobox with its list below
 * (docs/product.md §2.11). What is typed stays in this component.
 */
export default function SearchDialog({ service, onClose }: SearchDialogProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(-1);
  const results = resultsOf(search, usePlaces(service), now());
  const isTyped = search.trim() !== '';
  // The best result of what is typed is chosen, so that Enter opens it.
  const active = chosen < 0 && isTyped ? 0 : Math.min(chosen, results.length - 1);
  useCloseRequest(onClose);

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event);
    const to = target[key ?? ''];
    if (to && results.length > 0) {
      event.preventDefault();
      const next = to(active, results.length);
      setChosen(next);
      document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(id, active))?.click();
    }
  }

  return (
    <Dialog
      open
      // The header gives the focus back, but not after a link has led to another screen.
      disableRestoreFocus
      transitionDuration={0}
      slotProps={{
        container: { sx: containerSx },
        paper: { 'aria-label': 'マイページを探す', sx: paperSx },
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return;
        // Else the browser would take the key for a request to close what lies below, too.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClose={onClose}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 5, mb: 2 }}
      >
        <SearchField
          listId={id}
          isOpen={results.length > 0}
          active={results.length > 0 && active >= 0 ? optionId(id, active) : undefined}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setChosen(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton sx={{ gap: 2, fontSize: 15, fontWeight: 700, ...palt }} onClick={onClose}>
          閉じる
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', mx: -2, px: 2 }}>
        {results.length > 0 ? (
          <>
            {!isTyped && (
              <Typography variant="help" sx={{ mt: 2 }}>
                よく探されるもの
              </Typography>
            )}
            <ResultList id={id} results={results} active={active} />
          </>
        ) : (
          <NothingFound search={search.trim()} />
        )}
      </Box>
      <Announcement>{said(isTyped, results.length)}</Announcement>
      <SearchKeySwitch />
    </Dialog>
  );
}

function said(isTyped: boolean, count: number): string {
  if (!isTyped) return '';
  return count > 0 ? `${count}件見つかりました。` : '見つかりませんでした。';
}

// Near the top, so that the field keeps its place while the list below grows and shrinks.
const containerSx = { alignItems: 'flex-start', [media.small]: { alignItems: 'stretch' } };

const paperSx = {
  width: 720,
  margin: '64px 20px 20px',
  maxHeight: 'calc(100% - 84px)',
  padding: '20px 28px',
  [media.small]: {
    width: '100%',
    maxWidth: '100%',
    maxHeight: '100%',
    margin: 0,
    padding: '12px 20px',
    border: 0,
    borderRadius: 0,
  },
};

/** Turns the key that opens the search off and on; where there is a keyboard as a rule. */
function SearchKeySwitch() {
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <Box sx={{ mt: 2, fontSize: 14, color: 'text.secondary', [media.small]: { display: 'none' } }}>
      <CheckboxField
        checked={isOn}
        onChange={({ target }) => {
          setSearchKey(target.checked);
          setOn(target.checked);
        }}
      >
        「/」キーで探す画面を開く
      </CheckboxField>
    </Box>
  );
}

/** Says what to do where nothing was found: other words, or somebody to ask. */
function NothingFound({ search }: { search: string }) {
  return (
    <Box sx={{ py: 5 }}>
      <Typography variant="fact" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {search.length > longestSearch
          ? `${longestSearch}文字より長い言葉では探せません。`
          : `「${search}」は見つかりませんでした。`}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        短い言葉や、ひらがなでもお試しください。お困りのことは、サポートでお調べいただくか、お電話でお尋ねください。
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, mt: 3 }}>
        <Button variant="text" href={getConfig().links.support}>
          サポートを見る
        </Button>
        <Button
          variant="text"
          href={`tel:${brand.support.phone}`}
        >{`${brand.support.phone}(${brand.support.hours})`}</Button>
      </Box>
    </Box>
  );
}

interface SearchFieldProps {
  /** Id of the list of results. */
  listId: string;
  isOpen: boolean;
  /** Id of the result that Enter opens. */
  active: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const takeFocus = (input: HTMLElement | null) => input?.focus();

/** The field of the search, a combobox over the list of results. It has no name: nothing of it is sent. */
function SearchField(props: SearchFieldProps) {
  const { listId, isOpen, active, value, onChange, onKeyDown } = props;
  return (
    <OutlinedInput
      inputRef={takeFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder="例：引っ越し、10月"
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" />
        </InputAdornment>
      }
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': '探したいもの',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': active,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
        },
      }}
    />
  );
}

/** Id of one of the results. */
const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ResultListProps {
  id: string;
  results: readonly Place[];
  /** Index of the result that Enter opens; less than 0 for none. */
  active: number;
}

/** What was found, each a link with its kind and, where the customer has several, its service. */
function ResultList({ id, results, active }: ResultListProps) {
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
              variant="help"
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
