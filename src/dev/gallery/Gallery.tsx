import Container from '@mui/material/Container';
import { useLayoutEffect } from 'react';
import { drawRules } from './drawn/drawRules';
import { Charts, Figures, Rulers } from './sections/Figures';
import { Actions, Choices, Fields } from './sections/Forms';
import { Icons, Lines, Texts } from './sections/Lines';
import { Bands, Messages, States, Statuses } from './sections/Messages';
import { Days, Leaving, Receipts, StepsAndTabs } from './sections/Procedures';
import { LiveRows, Rows, Tables } from './sections/Rows';

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
