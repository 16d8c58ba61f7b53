export { Button, type ButtonProps } from '../src/actions/Button/Button.tsx';
