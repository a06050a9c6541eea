// Types of imports that Vite resolves and that are not modules.
declare module '*?url' {
  const url: string;
  export default url;
}
declare module '*.css';
