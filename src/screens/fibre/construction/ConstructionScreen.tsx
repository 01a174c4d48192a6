import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import { read, useRead, useReads } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp, unknownWord } from '@/catalogue/labelOf';
import { halfDayOf, halfDayText, overText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { durationText, formatDay, formatFullDay, untilDay } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { paths } from '@/paths';
import { ConstructionProgress } from '@/screens/shared/ConstructionProgress';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { DateFigure } from '@/ui/figure/DateFigure';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { EmptyState } from '@/ui/state/EmptyState';

/** What follows the day of the construction in its sentence. */
function whatIsOnDay(isUnread: boolean | undefined, isDone: boolean, isPast: boolean): string {
  if (isUnread) return 'です。';
  if (isDone) return 'に工事を行いました。';
  return isPast ? 'の予定でした。' : 'に工事を行います。';
}

/** /contract/construction: its progress, its day, the owner's agreement, and what it costs. */
export default function ConstructionScreen() {
  const [entry, progress] = useReads(
    read(api.getConstructionEntry),
    read(api.getConstructionProgress),
  );
  const { construction } = progress;
  const { date, part_of_day, can_change, changeable_until, reason, attendance_minutes } = entry;
  const isDone =
    date !== null &&
    construction !== null &&
    construction.steps.every(({ state }) => state === 'done');
  // Steps that can't be read don't say whether it is done.
  const isUnread = construction?.steps.some(
    ({ state }) => state !== 'done' && state !== 'next' && state !== 'waiting',
  );
  const isPast = !isDone && Boolean(overText(date, part_of_day, now()));
  const isSaidAbove = construction?.steps.some(({ state, note }) => state === 'next' && note);
  const isEmpty = entry.entry_id === null && !construction;
  const back = { to: paths.contract(), label: 'ご契約情報' };
  return (
    <Container>
      <PageHead
        title="工事の日程"
        back={back}
        lead={construction?.title}
        figure={
          date && (
            <DateFigure
              day={date}
              after={halfDayOf(part_of_day) && halfDayText(part_of_day)}
              size="l"
            />
          )
        }
      >
        {isEmpty && (
          <EmptyState
            lead="工事のお申し込みはありません。"
            next="工事が必要なお申し込みをされると、ここに進み具合と工事日が並びます。"
          >
            <Button variant="secondary" href={paths.contract()}>
              ご契約情報に戻る
            </Button>
          </EmptyState>
        )}
      </PageHead>
      {construction && (
        <Section label="工事の進み具合">
          <ConstructionProgress {...construction} />
        </Section>
      )}
      {!isEmpty && (
        <Section label="工事日">
          <p>
            {date
              ? formatDay(date) + halfDayText(part_of_day) + whatIsOnDay(isUnread, isDone, isPast)
              : '工事日は、まだ決まっていません。'}
            {!isDone &&
              !isUnread &&
              !isPast &&
              !isSaidAbove &&
              attendance_minutes > 0 &&
              `立ち会いが必要です(${durationText(attendance_minutes)})。`}
          </p>
          {can_change ? (
            <>
              {changeable_until && (
                <Typography variant="help">{untilDay(changeable_until, '変更できます')}</Typography>
              )}
              <Actions>
                <Button variant={date ? 'secondary' : 'primary'} href={paths.constructionDate()}>
                  {date ? '工事日を変更する' : '工事日を選ぶ'}
                </Button>
              </Actions>
            </>
          ) : (
            !isDone && <Typography variant="help">{reason}</Typography>
          )}
        </Section>
      )}
      {!isEmpty && (
        <>
          {/* Afterwards it asks for nothing, and an agreement that never came would contradict the work. */}
          {!isDone && (
            <SectionBoundary label="建物の同意">
              <AgreementSection />
            </SectionBoundary>
          )}
          <SectionBoundary label="設備の費用">
            <FacilityCostSection />
          </SectionBoundary>
        </>
      )}
    </Container>
  );
}

/** State of the owner's agreement, and what follows from it (contract, `AgreementStatus`). */
const states: Record<Code.AgreementStatus, { label: string; next: string }> = {
  not_needed: { label: '不要です', next: 'このまま工事を進めます。' },
  needed: {
    label: '同意の確認中',
    next: '建物の所有者に確認しています。同意がいただけるまで、工事は始まりません。',
  },
  agreed: { label: '同意済み', next: 'このまま工事を進めます。' },
  refused: {
    label: '同意が得られませんでした',
    next: '工事を進められません。今後の進め方は、お電話でご相談ください。',
  },
};

const unread = {
  label: unknownWord,
  next: '同意の状態を読み込めません。お手数ですが、サポート窓口へお電話ください。',
};

function AgreementSection() {
  const { status, owner_name, works, agreed_on } = useRead(api.getConstructionAgreement);
  const { label, next } = lookUp(states, status) ?? unread;
  return (
    <Section label="建物の同意">
      <DescriptionList
        stacked
        items={[
          { term: '同意', value: label, note: next, strong: true },
          owner_name && { term: '所有者・管理者', value: owner_name },
          agreed_on && { term: '同意の日', value: formatFullDay(agreed_on) },
          {
            term: '工事の内容',
            value: works.map((work) => <div key={work}>{work}</div>),
          },
        ]}
      />
    </Section>
  );
}

/** What bringing the line into the building costs. */
function FacilityCostSection() {
  const { is_charged, total, items } = useRead(api.getHandsUpFacilityCost);
  return (
    <Section label="設備の費用" caption={is_charged && '税込'}>
      {is_charged ? (
        <>
          <AmountTable
            caption="設備の費用の内訳"
            rows={items.map(({ label, amount }) => ({ key: label, name: label, amount }))}
          />
          <GrandTotal label="合計" value={formatNumber(total)} />
        </>
      ) : (
        <p>建物に回線を引き込む費用は、かかりません。</p>
      )}
    </Section>
  );
}
