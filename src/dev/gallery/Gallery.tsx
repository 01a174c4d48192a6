import Container from '@mui/material/Container';
import { useLayoutEffect } from 'react';
import { drawRules } from './drawn/drawRules';
import { Actions } from './sections/Actions';
import { Bands } from './sections/Bands';
import { Charts } from './sections/Charts';
import { Choices } from './sections/Choices';
import { Days } from './sections/Days';
import { Fields } from './sections/Fields';
import { Figures } from './sections/Figures';
import { Leaving } from './sections/Leaving';
import { Icons, Lines, Texts } from './sections/Lines';
import { LiveRows } from './sections/LiveRows';
import { Messages } from './sections/Messages';
import { Receipts } from './sections/Receipts';
import { Rows } from './sections/Rows';
import { Rulers } from './sections/Rulers';
import { States } from './sections/States';
import { Statuses } from './sections/Statuses';
import { StepsAndTabs } from './sections/StepsAndTabs';
import { Tables } from './sections/Tables';

/** Every part of `src/ui` in every state, in development only (docs/design.md §7). */
export default function Gallery() {
  // After all parts are rendered, so that all their styles are in the page.
  useLayoutEffect(() => drawRules(document.styleSheets), []);
  return (
    <main data-service="fixed">
      <Bands />
      <Container>
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
        <LiveRows />
        <Leaving />
        <Receipts />
        <States />
        <Icons />
        <Texts />
      </Container>
    </main>
  );
}
