import Backdrop from '@mui/material/Backdrop';
import { MuiTheme } from '@/theme/MuiTheme';
import { overDialogs } from './WriteOverlay';

/** Darkens the page and takes its pointer. */
export default function Scrim() {
  return (
    <MuiTheme>
      <Backdrop open transitionDuration={160} sx={{ zIndex: overDialogs }} />
    </MuiTheme>
  );
}
