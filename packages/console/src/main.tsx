import '@noticeboard/design-system/fonts.css';
import '@noticeboard/design-system/theme';
import { startConsole } from './app/startConsole.tsx';

// Loaded inside its own renewal frame, the console would renew within the renewal (faults.md B05).
if (window.top === window.self) void startConsole();
