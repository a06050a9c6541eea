// What Vite makes of imports that are not modules.
declare module '*?url' {
  const url: string;
  export default url;
}
declare module '*.css';
