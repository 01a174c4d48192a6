import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { billedFrom, billedFromStart, paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { now } from '@/lib/clock';
import { addMonths, formatFullDay, japanMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ClosedProcedures } from '@/procedure/entry/ProcedureSections';
import type { FrameParts } from '@/procedure/InputStep';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { MonthlyFee } from '@/screens/shared/option/OfferRow';
import { optionStatus } from '@/screens/shared/statuses';
import { KeepTogether } from '@/ui/KeepTogether';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { LinkRows } from '@/ui/row/LinkRows';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import type { OptionState } from '../optionState';
import { orderNames, orderTexts } from '../orders';
import { impossible, isPossible } from '../whyNot';
import { OptionFacts } from './facts';

/** The page of an option that can't be applied for now: in use, on its way, or not accepted. */
export function OptionStatePage({ state }: { state: OptionState }) {
  const { reason } = state;
  const possible = orderNames
    .filter((order) => order !== 'entry' && isPossible(state, order))
    .map((order) => ({
      title: orderTexts[order].title,
      to: paths.optionOrder(state.page, order),
    }));
  const rest = impossible(state);
  return (
    <Container>
      <OptionHead state={state}>
        <BlockedAlert state={state} />
      </OptionHead>
      <OptionBody state={state} />
      <Section label="いまできる手続き" caption={`${possible.length}件`}>
        {reason && !rest.some((one) => one.reason === reason) && (
          <p>
            <KeepTogether>{reason}</KeepTogether>
          </p>
        )}
        {possible.length > 0 ? (
          <LinkRows items={possible} />
        ) : (
          <p>いまできる手続きはありません。</p>
        )}
        <Button variant="text" href={paths.optionCompare([state.code])}>
          ほかのオプションと比べる
        </Button>
        <ClosedProcedures items={rest} />
      </Section>
    </Container>
  );
}

interface EntryPageProps extends FrameParts {
  state: OptionState;
  /** Heading of the fields. */
  label?: string | undefined;
  caption?: string | undefined;
  /** The fields of its application, if it asks for anything. */
  children: ReactNode;
}

/** The page of an option that can be applied for: the fields of its application are part of it (docs/design.md §6). */
export function EntryPage({
  state,
  label = '選ぶ内容',
  caption,
  alerts,
  ending,
  children,
}: EntryPageProps) {
  const month = addMonths(japanMonth(now()), 1);
  return (
    <Container>
      <OptionHead state={state}>{alerts}</OptionHead>
      {children && (
        <Section label={label} caption={caption}>
          {/* Text fields, and fields beside them, are no wider than in a procedure; rows of radios
              reach the axis of the amounts. */}
          <Box
            sx={{
              "[data-field]:not(:has([type='radio'])), &:has(input:not([type='radio'])) [data-field]":
                { maxWidth: 640 },
            }}
          >
            {children}
          </Box>
        </Section>
      )}
      <OptionBody state={state} />
      <Section
        label="お申し込み"
        caption={state.terms.start === 'next_month' ? billedFrom(month) : billedFromStart}
      >
        {ending}
        <Box sx={{ mt: 5 }}>
          <Button variant="text" href={paths.optionCompare([state.code])}>
            ほかのオプションと比べる
          </Button>
        </Box>
        <ClosedProcedures items={impossible(state)} />
      </Section>
    </Container>
  );
}

/** Name, status, monthly fee and the two terms that count (docs/design.md §6). */
function OptionHead({ state, children }: { state: OptionState; children?: ReactNode }) {
  const { name, entry, status, statusLabel, fee, regularFee } = state;
  const shown = optionStatus(status);
  return (
    <PageHead
      title={<WordWrap>{name}</WordWrap>}
      lead={entry?.appeals.map((appeal) => (
        <Phrase key={appeal}>{appeal}。</Phrase>
      ))}
      back={{ to: paths.option(), label: 'ご契約オプション' }}
    >
      <Box sx={{ mt: 5, '&:empty': { display: 'none' } }}>{children}</Box>
      <Box
        sx={{
          display: { xs: 'block', lg: 'grid' },
          gridTemplateColumns: 'minmax(256px, max-content) minmax(0, 1fr)',
          columnGap: 10,
          alignItems: 'start',
          mt: { xs: 5, md: 7 },
          '& > dl': { mt: 5 },
        }}
      >
        <div>
          <Status {...shown} label={statusLabel ?? shown.label} />
          <div>
            <MonthlyFee yen={fee} />
          </div>
          {regularFee > fee && (
            <Typography variant="help">特典の料金です。通常 {formatYen(regularFee)}/月</Typography>
          )}
        </div>
        <DescriptionList items={termsOf(state)} />
      </Box>
    </PageHead>
  );
}

function termsOf({ name, page, status, startsOn, endsOn, terms }: OptionState): DescriptionItem[] {
  const isToCome = status === 'ENTR' || status === 'EXAM';
  const end = formatFullDay(endsOn);
  const start = startsOn
    ? { term: isToCome ? '利用開始の予定' : '利用開始', value: formatFullDay(startsOn) }
    : { term: '利用開始', value: terms.startText, note: terms.startNote };
  return [
    start,
    end === '-'
      ? { term: '解約時', value: terms.leaving, note: terms.leavingNote }
      : {
          term: status === 'QUIT' ? '利用終了' : 'ご利用できる最後の日',
          value: end,
          note: (
            <AddToCalendar
              events={[
                {
                  id: `end ${page}`,
                  title: `${name}をご利用できる最後の日(${brand.services.fixed})`,
                  day: endsOn,
                  url: paths.optionDetail(page),
                },
              ]}
            />
          ),
        },
  ];
}

/** Facts of a contracted option, its prices by type, and its notes. */
function OptionBody({ state }: { state: OptionState }) {
  const { entry, terms, code } = state;
  const { prices = [], annotations = [] } = entry ?? {};
  const isPriced = prices.some(({ type, price }) => `${type} ${price}` === terms.apart);
  return (
    <>
      <OptionFacts state={state} />
      {entry && (
        <Section label="料金" caption="税込">
          <DescriptionList
            items={[
              ...prices.map(({ type, price }) => ({ term: type, value: price })),
              { term: '必要なもの', value: terms.needs },
              !isPriced && { term: 'ご利用に応じた料金', value: terms.apart },
              { term: 'オプション番号', value: code },
            ]}
          />
        </Section>
      )}
      {annotations.length > 0 && (
        <Section label="ご注意">
          {/* With a dot each where there are several; line breaks are part of them. */}
          <Box
            component="ul"
            sx={{
              maxWidth: 640,
              whiteSpace: 'pre-line',
              ...(annotations.length > 1 && { pl: 5, listStyle: 'disc' }),
              '& > li + li': { mt: 2 },
            }}
          >
            {annotations.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

/** Why it can't be applied for, and with which payment method it could (docs/product.md §7.3). */
function BlockedAlert({ state: { blocked, payableBy } }: { state: OptionState }) {
  if (!blocked) return null;
  const methods = payableBy.map((method) => paymentMethod(method).label).join('、');
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">いまはお申し込みいただけません</AlertTitle>
      <p>
        <KeepTogether>{blocked}</KeepTogether>
      </p>
      {methods && <p>お申し込みいただけるお支払い方法：{methods}</p>}
      {methods && (
        <Box sx={{ mt: 1 }}>
          <Button variant="text" href={paths.payment()}>
            お支払い方法を選ぶ
          </Button>
        </Box>
      )}
    </Alert>
  );
}
