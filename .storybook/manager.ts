import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

// The face comes with `manager-head.html`.
addons.setConfig({ theme });
