import { Page } from '@/ui/page/Page';
import { Actions } from './sections/Actions';
import { Bands } from './sections/Bands';
import { Charts } from './sections/Charts';
import { Choices, Fields } from './sections/Fields';
import { Days } from './sections/Days';
import { Figures } from './sections/Figures';
import { Lines, Icons, Words } from './sections/Lines';
import { Messages } from './sections/Messages';
import { Receipts } from './sections/Receipts';
import { Rows } from './sections/Rows';
import { Rulers } from './sections/Rulers';
import { States } from './sections/States';
import { Statuses } from './sections/Statuses';
import { StepsAndTabs } from './sections/StepsAndTabs';
import { Tables } from './sections/Tables';

/** Every part of `src/ui` in every state that props can make, in development only (`look.md` "Pictures", components). */
export default function Gallery() {
  return (
    <main data-service="fixed">
      <Bands />
      <Page>
        <Figures />
        <Actions />
        <Fields />
        <Choices />
        <Statuses />
        <Messages />
        <StepsAndTabs />
        <Rulers />
        <Tables />
        <Charts />
        <Lines />
        <Days />
        <Rows />
        <Receipts />
        <States />
        <Icons />
        <Words />
      </Page>
    </main>
  );
}
